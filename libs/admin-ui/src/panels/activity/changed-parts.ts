/** Characters of a long text that are shown, and how many of them stand before the first difference. */
const SHOWN = 600;
const LEAD = 80;

function firstDifference(one: string, other: string): number {
  const end = Math.min(one.length, other.length);
  let at = 0;
  while (at < end && one[at] === other[at]) at += 1;
  return at;
}

function part(text: string, from: number): string {
  if (text.length <= SHOWN) return text;
  const end = from + SHOWN;
  return `${from > 0 ? '…' : ''}${text.slice(from, end)}${end < text.length ? '…' : ''}`;
}

/** Two versions of a text; of long ones the part in which they begin to differ. */
export function changedParts(before: string, after: string): [before: string, after: string] {
  const from = Math.max(firstDifference(before, after) - LEAD, 0);
  return [part(before, from), part(after, from)];
}
