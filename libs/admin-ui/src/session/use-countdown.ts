import { useEffect, useState } from 'react';

/** Seconds left, and how to begin; by the clock, so that a sleeping page does not wait longer. */
export function useCountdown(): [left: number, start: (seconds: number) => void] {
  const [end, setEnd] = useState(0);
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (end === 0) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= end) setEnd(0);
    }, 250);
    return () => clearInterval(timer);
  }, [end]);
  return [
    end === 0 ? 0 : Math.max(Math.ceil((end - now) / 1000), 0),
    (seconds) => {
      setNow(Date.now());
      setEnd(seconds > 0 ? Date.now() + seconds * 1000 : 0);
    },
  ];
}
