/** Milliseconds. */
const WINDOW = 60_000;
const QUICK_DELAYS = [0, 100, 300, 700, 1_500] as const;
/** Between tries once quick ones have shown to be no use: a full disk may be freed hours later. */
export const SLOW_DELAY = 60_000;

export const QUICK_RESTARTS = QUICK_DELAYS.length;

/** How long to wait before the next start. `gaveUp`: too many deaths within the last minute. */
export function planRestart(
  deaths: readonly number[],
  now: number,
): { delay: number; gaveUp: boolean } {
  const recent = deaths.filter((at) => now - at < WINDOW).length;
  const delay = QUICK_DELAYS[Math.max(recent, 1) - 1];
  return delay === undefined ? { delay: SLOW_DELAY, gaveUp: true } : { delay, gaveUp: false };
}
