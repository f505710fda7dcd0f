/** The value below which the share `part` (0 to 1) of all values lies; NaN without values. */
export function quantile(values: readonly number[], part: number): number {
  if (values.length === 0) return Number.NaN;
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * part;
  const below = sorted[Math.floor(place)] as number;
  const above = sorted[Math.ceil(place)] as number;
  return below + (above - below) * (place % 1);
}

export const median = (values: readonly number[]) => quantile(values, 0.5);

/** The rows' columns, each put down to its median. */
export function medianOf<K extends string>(rows: readonly Record<K, number>[]): Record<K, number> {
  const names = Object.keys(rows[0] ?? {}) as K[];
  return Object.fromEntries(
    names.map((name) => [name, median(rows.map((row) => row[name]))]),
  ) as Record<K, number>;
}
