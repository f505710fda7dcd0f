import { type RefObject, useEffect, useRef } from 'react';

/** Gives the focus to a button when the one that had it has gone, and nothing else has taken it. */
export function useFocusAfterCancel(cancelled: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (cancelled && document.activeElement === document.body) button.current?.focus();
  }, [cancelled]);
  return button;
}
