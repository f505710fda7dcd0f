import type { Suggestion } from '@deal-harbor/contracts';
import { matchedParts } from './matched-parts.ts';

interface SuggestionOptionProps {
  id: string;
  item: Suggestion;
  typed: string;
  selected: boolean;
  ref?: React.Ref<HTMLAnchorElement>;
  onClick: React.MouseEventHandler;
}

/** A link, followed and fetched ahead like any; it takes no focus from the field. */
export function SuggestionOption({
  id,
  item,
  typed,
  selected,
  ref,
  onClick,
}: SuggestionOptionProps) {
  return (
    <a
      ref={ref}
      id={id}
      href={item.href}
      role="option"
      aria-selected={selected}
      tabIndex={-1}
      onClick={onClick}
      className="suggestion"
    >
      <span>
        <Matched text={item.title} typed={typed} />
      </span>{' '}
      <small>
        <Matched text={item.detail} typed={typed} />
      </small>
    </a>
  );
}

function Matched({ text, typed }: { text: string; typed: string }) {
  return matchedParts(text, typed).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a part has no name but its place
    index % 2 ? <mark key={index}>{part}</mark> : part,
  );
}
