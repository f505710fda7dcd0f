import { BIN_DAYS } from '@deal-harbor/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isGone } from '../data/messages.ts';
import type { Noun } from '../data/noun.ts';
import { ownersQueries } from '../data/owners-queries.ts';
import { failed, invalidate, useWrite } from '../data/use-write.ts';
import type { Editable, RecordKind } from '../form/record-kind.ts';
import { useConfirm } from '../form/use-confirm.ts';
import { useHost } from '../host.ts';
import { useHeadingFocus } from '../layout/panel-context.ts';
import { useUndo } from './use-undo.ts';

/** What a deletion needs to know of the kind of record. */
export interface Deletable {
  noun: Noun;
  /** Of the API, such as `/api/stores`. */
  path: string;
  touches: readonly string[];
  fate: keyof typeof FATES;
  toasts: { deleted: string; deleteFailed: string };
}

/** What becomes of what is deleted, as the question says it. */
const FATES = {
  binned: `You can bring it back from the bin for ${BIN_DAYS} days.`,
  gone: 'This cannot be undone.',
};

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
  { noun: { one: noun }, path, touches, fate, toasts }: Deletable,
  consequencesOf?: (dependents: D) => string,
): Deletion {
  const client = useQueryClient();
  const confirm = useConfirm();
  const { notify } = useHost();
  const focusHeading = useHeadingFocus();
  const [asking, setAsking] = useState<number | null>(null);
  const undo = useUndo();
  const { mutateAsync } = useWrite<number, string | undefined>({
    call: (id) => ({ method: 'DELETE', path: `${path}/${id}` }),
    outcome: ({ location }) => location,
    touches,
    success: (entry) => ({ title: toasts.deleted, ...(entry && { action: undo(entry) }) }),
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
        content: [more, FATES[fate]].filter(Boolean).join(' '),
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
