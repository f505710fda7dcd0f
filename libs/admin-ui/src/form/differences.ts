import type { FieldText } from './record-kind.ts';

export interface Difference {
  label: string;
  mine: string;
  stored: string;
}

/** Forms answer the fields of an object in the order in which they stand there. */
function inOrder(_name: string, value: unknown): unknown {
  const object = typeof value === 'object' && value !== null && !Array.isArray(value);
  return object ? Object.fromEntries(Object.entries(value).sort()) : value;
}

/** Equal as far as a form is concerned: the same JSON, whatever the order of its fields. */
export function sameValue(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? null, inOrder) === JSON.stringify(b ?? null, inOrder);
}

export function sameValues<V extends object>(a: V, b: V): boolean {
  return (Object.keys(a) as (keyof V)[]).every((name) => sameValue(a[name], b[name]));
}

/** A value as people read it. */
export function inWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return '(empty)';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(inWords).join(', ') || '(empty)';
  if (typeof value === 'object') return JSON.stringify(value);
  const text = String(value);
  return text.startsWith('data:image/') ? '(a new picture)' : text;
}

/** The fields in which two versions differ, in words. */
export function differences<V extends object>(
  fields: readonly FieldText<V>[],
  mine: V,
  stored: V,
): Difference[] {
  return fields
    .filter(({ name }) => !sameValue(mine[name], stored[name]))
    .map(({ name, label, show = inWords }) => ({
      label,
      mine: show(mine[name]),
      stored: show(stored[name]),
    }));
}
