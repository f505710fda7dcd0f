import type { Suggestion } from '@deal-harbor/contracts';
import { SuggestionOption } from './suggestion-option.tsx';

/** In the order in which the API names them. */
const GROUPS = [
  { kind: 'store', title: 'Stores' },
  { kind: 'coupon', title: 'Coupons' },
] as const;

interface SuggestionBoxProps {
  id: string;
  typed: string;
  items: readonly Suggestion[];
  highlighted: Suggestion | undefined;
  /** Of the highlighted option. */
  optionRef: React.Ref<HTMLAnchorElement>;
  onChosen: (event: React.MouseEvent) => void;
}

export const optionIdOf = (listId: string, { kind, id }: Suggestion) => `${listId}-${kind}-${id}`;

/** The list as it is seen. */
export function SuggestionBox(props: SuggestionBoxProps) {
  const { id, typed, items, highlighted, optionRef, onChosen } = props;
  return (
    <div
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label="Suggestions"
      className="suggestions"
      // Otherwise a press would take the focus from the field, and close the list.
      onMouseDown={(event) => event.preventDefault()}
    >
      {GROUPS.map(({ kind, title }) => {
        const group = items.filter((item) => item.kind === kind);
        if (group.length === 0) return null;
        return (
          <fieldset key={kind}>
            <legend>{title}</legend>
            {group.map((item) => (
              <SuggestionOption
                key={item.id}
                id={optionIdOf(id, item)}
                item={item}
                typed={typed}
                selected={item === highlighted}
                ref={item === highlighted ? optionRef : undefined}
                onClick={onChosen}
              />
            ))}
          </fieldset>
        );
      })}
    </div>
  );
}
