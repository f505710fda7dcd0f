import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isGone } from '../data/messages.ts';
import type { Noun } from '../data/noun.ts';
import { ownersQueries } from '../data/owners-queries.ts';
import { failed, invalidate, succeeded, useWrite } from '../data/use-write.ts';
import type { Editable, RecordKind } from '../form/record-kind.ts';
import { useConfirm } from '../form/use-confirm.ts';
import { useHost } from '../host.ts';
import { useHeadingFocus } from '../layout/panel-context.ts';

/** What a deletion needs to know of the kind of record. */
export interface Deletable {
  noun: Noun;
  /** Of the API, such as `/api/stores`. */
  path: string;
  touches: readonly string[];
  toasts: { deleted: string; deleteFailed: string };
}

/** A kind whose records stand in a list of their own. */
export type ListedKind<T extends Editable, V extends object> = RecordKind<T, V> & Deletable;

export interface Deletion {
  /** The row whose consequences are being looked up. */
  asking: number | null;
  ask: (id: number, name: string) => void;
}

/**
 * Deletes a row after saying what else goes with it.
 * @param consequencesOf makes a sentence of the row's dependents, empty when there are none; where it is
 * absent a row has none
 */
export function useDelete<D>(
  { noun: { one: noun }, path, touches, toasts }: Deletable,
  consequencesOf?: (dependents: D) => string,
): Deletion {
  const client = useQueryClient();
  const confirm = useConfirm();
  const { notify } = useHost();
  const focusHeading = useHeadingFocus();
  const [asking, setAsking] = useState<number | null>(null);
  const { mutateAsync } = useWrite<number>({
    call: (id) => ({ method: 'DELETE', path: `${path}/${id}` }),
    touches,
    success: succeeded(toasts.deleted),
    failure: failed(toasts.deleteFailed),
  });

  async function ask(id: number, name: string): Promise<void> {
    setAsking(id);
    try {
      const more = consequencesOf
        ? consequencesOf(await client.fetchQuery(ownersQueries.dependents<D>(path, id)))
        : '';
      confirm({
        title: `Delete ${noun} “${name}”?`,
        content: [more, 'This cannot be undone.'].filter(Boolean).join(' '),
        action: `Delete ${noun}`,
        onConfirm: () => mutateAsync(id),
        // The row's button, which had the focus, goes with the row.
        afterwards: focusHeading,
      });
    } catch (error) {
      notify(failed(toasts.deleteFailed)(error));
      if (isGone(error)) void invalidate(client, touches);
    } finally {
      setAsking(null);
    }
  }

  return { asking, ask: (id, name) => void ask(id, name) };
}
