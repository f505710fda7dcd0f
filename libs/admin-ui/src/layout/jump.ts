/** Milliseconds for which the panel that was jumped to is held while those above it are still growing. */
const HOLD = 10_000;
const HANDS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Goes to a panel of the dashboard and stays with it until the owner moves on.
 * @returns ends the staying
 */
export function jumpTo(name: string): () => void {
  const panel = document.getElementById(name);
  const panels = panel?.parentElement;
  if (!panels) return () => undefined;
  const observer = new ResizeObserver(() => panel.scrollIntoView({ block: 'start' }));
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
}
