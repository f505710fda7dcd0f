import { useState } from 'react';
import { NONE } from './next-active.ts';
import { type Listed, SuggestionList } from './suggestion-list.tsx';
import { useFieldEvents } from './use-field-events.ts';

export interface SuggestionsProps {
  /** Of a search form; may already hold text. */
  field: HTMLInputElement;
  /** Called with what the field has to say of its list. */
  onListed: (listed: Listed) => void;
  /** Called once a suggestion is followed. */
  onChosen?: () => void;
}

interface OpenList {
  typed: string;
  active: number;
}

/** Of a text that says something. */
function openFor({ value }: HTMLInputElement, active: number): OpenList | null {
  const typed = value.trim();
  return typed ? { typed, active } : null;
}

/** What somebody may be typing into a search field: a list that opens with each letter, until it is dismissed. */
export function Suggestions({ field, onListed, onChosen }: SuggestionsProps) {
  const [list, setList] = useState(() =>
    field === document.activeElement ? openFor(field, NONE) : null,
  );
  const close = () => setList(null);

  useFieldEvents(field, {
    input: () => setList(openFor(field, NONE)),
    blur: close,
    keydown: (event) => {
      if (list || event.key !== 'ArrowDown') return;
      event.preventDefault();
      setList(openFor(field, 0));
    },
  });

  function choose(byPointer: boolean) {
    close();
    // As with any link that is pressed; and a phone puts its keyboard away.
    if (byPointer) field.blur();
    onChosen?.();
  }

  if (!list) return null;
  return (
    <SuggestionList
      {...list}
      field={field}
      onActive={(active) => setList({ ...list, active })}
      onListed={onListed}
      onChosen={choose}
      onClose={close}
    />
  );
}
