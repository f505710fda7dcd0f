import { useEffect, useLayoutEffect } from 'react';
import type { ScrollMemory } from './scroll-memory.ts';
import type { Step } from './tab-history.ts';

/** Scrolls as documents do: a new page from its top or its #hash, a former one from where it was left. */
export function useScroll({ location, scroll }: Step, memory: ScrollMemory): void {
  useEffect(() => memory.watch(), [memory]);

  useLayoutEffect(() => {
    memory.enter(location.key);
    if (scroll === 'restore') {
      memory.restore();
      return;
    }
    if (scroll === 'start') start(location.hash);
    memory.note();
  }, [memory, location, scroll]);
}

function start(hash: string): void {
  const target = hash && document.getElementById(decoded(hash.slice(1)));
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
