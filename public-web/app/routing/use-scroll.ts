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
    const arrival = scroll === 'start' ? start(location.hash) : null;
    memory.note();
    return () => arrival?.abort();
  }, [memory, location, scroll]);
}

/** @returns ends the waiting for a place that comes with the page's data; null when there is nothing to wait for */
function start(hash: string): AbortController | null {
  const id = decoded(hash.slice(1));
  if (goTo(id)) return null;
  window.scrollTo(0, 0);
  return id ? goToLater(id) : null;
}

function goTo(id: string): boolean {
  const target = id ? document.getElementById(id) : null;
  target?.scrollIntoView();
  return target !== null;
}

/** Until it is there, or the visitor moves. */
function goToLater(id: string): AbortController {
  const waiting = new AbortController();
  const changes = new MutationObserver(() => {
    if (goTo(id)) waiting.abort();
  });
  changes.observe(document.body, { childList: true, subtree: true });
  waiting.signal.addEventListener('abort', () => changes.disconnect());
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    const options = { passive: true, signal: waiting.signal };
    document.addEventListener(type, () => waiting.abort(), options);
  }
  return waiting;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
