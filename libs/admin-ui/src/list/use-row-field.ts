import { failed, succeeded, useWrite } from '../data/use-write.ts';

export interface VersionedRow {
  id: number;
  version: number;
}

/** What a change in a row needs to know of the row's kind. */
export interface RowKind {
  /** Of the API, such as `/api/offers`. */
  path: string;
  touches: readonly string[];
  toasts: { updated: string; updateFailed: string };
}

/**
 * @typeParam F the field's name
 * @typeParam V its value
 */
export interface RowField<F extends string, V> {
  kind: RowKind;
  row: VersionedRow & Record<F, V>;
  field: F;
}

/**
 * One field of one row, changed in the list: what is wanted shows at once, and is taken back when the
 * server refuses it. It is sent without a version, so that nothing changed meanwhile stands in its way:
 * other fields stay as they are.
 */
export function useRowField<F extends string, V>({
  kind: { path, touches, toasts },
  row,
  field,
}: RowField<F, V>) {
  const { mutate, variables, isPending, data } = useWrite<V, typeof row>({
    call: (value) => ({ method: 'PUT', path: `${path}/${row.id}`, body: { [field]: value } }),
    touches,
    success: succeeded(toasts.updated),
    failure: failed(toasts.updateFailed),
  });
  return {
    value: isPending ? variables : newest(row, data)[field],
    busy: isPending,
    change: (value: V) => mutate(value),
  };
}

/** The answer to a change speaks for its row until the list has been read again. */
export function newest<T extends VersionedRow>(row: T, answer: T | undefined): T {
  return answer && answer.id === row.id && answer.version > row.version ? answer : row;
}
