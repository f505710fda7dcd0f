const INVISIBLE = /\p{Bidi_Control}/gu;
const CONTROL_OR_SPACE = /[\p{Cc}\s]+/gu;

/**
 * A line of text from a model's answer: without control and bidi characters, cut to `max` characters.
 * Empty when it is none.
 */
export function cleanLine(value: unknown, max: number): string {
  if (typeof value !== 'string') return '';
  const text = value.toWellFormed().replace(INVISIBLE, '').replace(CONTROL_OR_SPACE, ' ').trim();
  const characters = [...text];
  if (characters.length <= max) return text;
  return `${characters
    .slice(0, max - 1)
    .join('')
    .trimEnd()}…`;
}

/** The same lines, without empty and repeated ones, at most `count`. */
export function cleanLines(values: unknown, count: number, max: number): string[] {
  if (!Array.isArray(values)) return [];
  const lines = new Map<string, string>();
  for (const value of values) {
    const line = cleanLine(value, max);
    const name = line.toLowerCase();
    if (line && !lines.has(name)) lines.set(name, line);
    if (lines.size === count) break;
  }
  return [...lines.values()];
}
