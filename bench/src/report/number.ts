/** Three digits that matter, all of a whole number's, and two of what is next to nothing. */
export function short(value: number): string {
  if (!Number.isFinite(value)) return 'not measured';
  const size = Math.abs(value);
  if (size < 0.1) return value.toLocaleString('en', { maximumSignificantDigits: 2 });
  const digits = size >= 100 ? 0 : size >= 10 ? 1 : 2;
  return value.toLocaleString('en', { maximumFractionDigits: digits });
}
