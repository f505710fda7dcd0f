import type { Noun } from '../data/noun.ts';

export interface Editable {
  /** Absent where there is only one, such as the site's settings. */
  id?: number;
  version: number;
}

/** A field as forms and comparisons name it. */
export interface FieldText<V> {
  name: keyof V & string;
  label: string;
  /** Its value in words, for comparisons; as it is when absent. */
  show?: (value: unknown) => string;
}

/**
 * What the editing of one kind of record needs to know of it.
 * @typeParam T as the API answers it
 * @typeParam V the form's values, all of them always there
 */
export interface RecordKind<T extends Editable, V extends object> {
  noun: Noun;
  /** Of the API, such as `/api/stores`. */
  path: string;
  /** Where one of them is changed and read; below the path, by its id, when absent. */
  addresses?: { write: string; read: string };
  /** Paths of the API whose answers a write changes. */
  touches: readonly string[];
  fields: readonly FieldText<V>[];
  blank: V;
  toValues: (record: T) => V;
  /** What the API is sent; its fields have the names of the form's. */
  toBody: (values: V) => object;
  toasts: {
    created: string;
    updated: string;
    createFailed: string;
    updateFailed: string;
  };
}

export function addressesOf<T extends Editable, V extends object>(
  { path, addresses }: RecordKind<T, V>,
  { id }: T,
): { write: string; read: string } {
  return addresses ?? { write: `${path}/${id}`, read: `${path}/${id}/record` };
}
