import { failed, succeeded, useWrite } from '../../data/use-write.ts';
import type { Editable, RecordKind } from '../../form/record-kind.ts';

interface FlagChange {
  id: number;
  flag: string;
  on: boolean;
}

/**
 * Turns single flags of rows on and off, without a version: what was changed meanwhile in other fields
 * stays as it is.
 */
export function useFlags<T extends Editable, V extends object>(kind: RecordKind<T, V>) {
  const write = useWrite<FlagChange>({
    call: ({ id, flag, on }) => ({
      method: 'PUT',
      path: `${kind.path}/${id}`,
      body: { [flag]: on },
    }),
    touches: kind.touches,
    success: succeeded(kind.toasts.updated),
    failure: failed(kind.toasts.updateFailed),
  });
  const { variables, isPending, mutate } = write;
  return {
    set: (id: number, flag: keyof V & string, on: boolean) => mutate({ id, flag, on }),
    waiting: (id: number, flag: keyof V & string) =>
      isPending && variables.id === id && variables.flag === flag,
  };
}

export type Flags<V extends object> = ReturnType<typeof useFlags<Editable, V>>;
