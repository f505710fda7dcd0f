import type { FieldError } from '../errors/app-error.js';

/** No body of the API is deeper than an object in a list in an object. */
const DEEPEST = 6;

/**
 * Names that every object inherits (`__proto__`, `toString` …) and its kin: class-transformer drops some
 * in silence, and class-validator takes the others for fields that it knows.
 */
const isUnspeakable = (key: string) => key in Object.prototype || key === 'prototype';

/**
 * What is wrong with the shape of an input, whatever it is meant for.
 * @returns the field and a sentence for the caller, or null
 */
export function shapeFault(input: unknown): FieldError | null {
  const open: { value: unknown; path: string[] }[] = [{ value: input, path: [] }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path } = next;
    if (typeof value !== 'object' || value === null) continue;
    if (path.length === DEEPEST) {
      return { field: path.join('.'), message: 'The input is nested too deeply.' };
    }
    for (const [key, inner] of Object.entries(value)) {
      const field = [...path, key];
      if (isUnspeakable(key)) {
        return { field: field.join('.'), message: `${key} is not a known field.` };
      }
      open.push({ value: inner, path: field });
    }
  }
  return null;
}
