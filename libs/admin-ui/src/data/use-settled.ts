import { useEffect, useState } from 'react';

/** Milliseconds without a key before the server is asked. */
export const TYPING_PAUSE_MS = 300;

/** A typed value, once it has rested. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
