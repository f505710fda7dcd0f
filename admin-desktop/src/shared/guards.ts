/** Whether a value from elsewhere is what it should be. */
export type Guard<T> = (value: unknown) => value is T;

export const isText =
  (longest: number): Guard<string> =>
  (value): value is string =>
    typeof value === 'string' && value.length <= longest;

export const isInteger = (value: unknown): value is number => Number.isSafeInteger(value);

export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

export const orNull =
  <T>(guard: Guard<T>): Guard<T | null> =>
  (value): value is T | null =>
    value === null || guard(value);

export const orAbsent =
  <T>(guard: Guard<T>): Guard<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || guard(value);

export const isListOf =
  <T>(guard: Guard<T>, most: number): Guard<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.length <= most && value.every(guard);

export function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** An object with these keys and no others. */
export const isShape =
  <T extends object>(guards: { [K in keyof Required<T>]: Guard<T[K]> }): Guard<T> =>
  (value): value is T =>
    isPlain(value) &&
    Object.keys(value).every((key) => Object.hasOwn(guards, key)) &&
    Object.entries(guards).every(([key, guard]) => (guard as Guard<unknown>)(value[key]));

export const isMapOf =
  <T>(guard: Guard<T>): Guard<Record<string, T>> =>
  (value): value is Record<string, T> =>
    isPlain(value) && Object.values(value).every(guard);

/** A list with exactly these members. */
export const isTuple =
  <T extends unknown[]>(...guards: { [K in keyof T]: Guard<T[K]> }): Guard<T> =>
  (value): value is T =>
    Array.isArray(value) &&
    value.length === guards.length &&
    guards.every((guard, place) => guard(value[place]));
