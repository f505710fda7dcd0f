import { useEffect, useRef, useState } from 'react';

/** Milliseconds without a key press after which a search begins. */
const PAUSE_MS = 300;

export interface TypedSearch {
  text: string;
  type: (text: string) => void;
  /** Sends what was typed without waiting. */
  send: () => void;
  /** Empties the field and forgets what was about to be sent. */
  clear: () => void;
}

/** The text of a field whose search stands in the address: it follows the address, and tells it in pauses. */
export function useTypedSearch(search: string, onSearch: (text: string) => void): TypedSearch {
  const [text, setText] = useState(search);
  const told = useRef(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (told.current === search) return;
    told.current = search;
    setText(search);
  }, [search]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function tell(next: string) {
    clearTimeout(timer.current);
    told.current = next.trim();
    onSearch(told.current);
  }

  return {
    text,
    type: (next) => {
      setText(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => tell(next), PAUSE_MS);
    },
    send: () => tell(text),
    clear: () => {
      clearTimeout(timer.current);
      told.current = '';
      setText('');
    },
  };
}
