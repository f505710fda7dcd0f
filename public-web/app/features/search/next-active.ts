/** No option is highlighted: keys act on the text. */
export const NONE = -1;

/**
 * Where a key leads in a list of options.
 * @param active the highlighted option's index, or NONE
 * @returns the next one's index, or NONE; undefined for a key that changes nothing
 */
export function nextActive(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return (Math.max(active, 0) + count - 1) % count;
  if (active === NONE) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return key === 'ArrowLeft' || key === 'ArrowRight' ? NONE : undefined;
}
