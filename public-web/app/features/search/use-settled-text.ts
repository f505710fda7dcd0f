import { useEffect, useState } from 'react';

/** A text once nobody has changed it for this many milliseconds; the one before until then, at first an empty one. */
export function useSettledText(text: string, pause: number): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(setSettled, pause, text);
    return () => clearTimeout(timer);
  }, [text, pause]);
  return settled;
}
