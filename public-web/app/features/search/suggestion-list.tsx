import { useSuggestions } from '@deal-harbor/api-client';
import { useId, useLayoutEffect, useRef } from 'react';
import { lookAt } from '../../routing/page-link.ts';
import { optionIdOf, SuggestionBox } from './suggestion-box.tsx';
import { useListKeys } from './use-list-keys.ts';
import { useSettledText } from './use-settled-text.ts';

/** Milliseconds without a key press after which suggestions are asked for. */
const PAUSE_MS = 150;

/** The ids of the list that is seen and of its highlighted option, where there are such. */
export interface Listed {
  listId?: string;
  optionId?: string;
}

interface SuggestionListProps {
  field: HTMLInputElement;
  /** At least one character. */
  typed: string;
  /** Index of the highlighted option, or NONE. */
  active: number;
  onActive: (active: number) => void;
  onListed: (listed: Listed) => void;
  onChosen: (byPointer: boolean) => void;
  onClose: () => void;
}

/** The suggestions for a text. Where there are none, for whatever reason, there is nothing to see. */
export function SuggestionList(props: SuggestionListProps) {
  const { field, typed, active, onActive, onListed, onChosen, onClose } = props;
  const id = useId();
  const option = useRef<HTMLAnchorElement>(null);
  const { data: items = [] } = useSuggestions(useSettledText(typed, PAUSE_MS));
  const count = items.length;
  const listId = count > 0 ? id : undefined;
  const highlighted = items[active];
  const optionId = highlighted && optionIdOf(id, highlighted);

  useLayoutEffect(() => onListed({ listId, optionId }), [onListed, listId, optionId]);
  useLayoutEffect(() => () => onListed({}), [onListed]);
  useLayoutEffect(() => {
    if (!optionId || !option.current) return;
    option.current.scrollIntoView({ block: 'nearest' });
    lookAt(option.current);
  }, [optionId]);

  const follow = () => option.current?.click();
  useListKeys({ field, count, active, onActive, onClose, follow });

  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 && `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`}
      </p>
      {listId && (
        <SuggestionBox
          id={listId}
          typed={typed}
          items={items}
          highlighted={highlighted}
          optionRef={option}
          // A key's click has no detail.
          onChosen={({ detail }) => onChosen(detail > 0)}
        />
      )}
    </>
  );
}
