/** No body of the API is deeper than an object in a list in an object. */
const DEEPEST = 6;

/** Fields that class-transformer drops in silence; unknown ones are to be refused. */
const UNSPEAKABLE = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * What is wrong with the shape of an input, whatever it is meant for.
 * @returns a sentence for the caller, or null
 */
export function shapeFault(input: unknown): string | null {
  const open: { value: unknown; depth: number }[] = [{ value: input, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value !== 'object' || value === null) continue;
    if (depth === DEEPEST) return 'The input is nested too deeply.';
    for (const [key, inner] of Object.entries(value)) {
      if (UNSPEAKABLE.has(key)) return `${key} is not a known field.`;
      open.push({ value: inner, depth: depth + 1 });
    }
  }
  return null;
}
