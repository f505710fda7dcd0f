import { type RefObject, useEffect, useRef } from 'react';
import { useHost } from '../host.ts';

/** Milliseconds for which the panel that was jumped to is held while those above it are still growing. */
const HOLD = 3_000;
const HANDS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Goes to the panel that the address's hash names, and stays there until the owner moves on. */
export function useJump(): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null);
  const { router } = useHost();
  const { hash } = router.location;
  useEffect(() => {
    const panels = container.current;
    const panel = hash && document.getElementById(hash.slice(1));
    if (!panels || !panel || !panels.contains(panel)) return;
    const show = () => panel.scrollIntoView({ block: 'start' });
    const observer = new ResizeObserver(show);
    const stop = () => {
      observer.disconnect();
      clearTimeout(timer);
      for (const hand of HANDS) removeEventListener(hand, stop);
    };
    const timer = setTimeout(stop, HOLD);
    for (const hand of HANDS) addEventListener(hand, stop, { passive: true });
    panel.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
    observer.observe(panels);
    return stop;
  }, [hash]);
  return container;
}
