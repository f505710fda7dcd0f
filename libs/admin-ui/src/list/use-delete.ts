import type { ToastMessage } from '@deal-harbor/toaster';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isGone, messageOf } from '../data/messages.ts';
import { invalidate, useWrite } from '../data/use-write.ts';
import { useConfirm } from '../form/use-confirm.ts';
import { useHost } from '../host.ts';
import { headingId, usePanel } from '../layout/panel-context.ts';

interface Deletion {
  /** What it is: 'store'. */
  noun: string;
  /** Of the API, such as `/api/stores`. */
  path: string;
  touches: readonly string[];
  success: ToastMessage;
  failure: (error: unknown) => ToastMessage;
  /** Looks up what else goes, in a sentence; empty when nothing does. */
  consequences?: (id: number) => Promise<string>;
}

/** Deletes a row after saying what else goes with it. */
export function useDelete({ noun, path, touches, success, failure, consequences }: Deletion) {
  const client = useQueryClient();
  const confirm = useConfirm();
  const { notify } = useHost();
  const { name: panel } = usePanel();
  const [asking, setAsking] = useState<number | null>(null);
  const { mutateAsync } = useWrite<number>({
    call: (id) => ({ method: 'DELETE', path: `${path}/${id}` }),
    touches,
    success: () => success,
    failure,
  });

  async function ask(id: number, name: string): Promise<void> {
    setAsking(id);
    try {
      const more = consequences ? await consequences(id) : '';
      confirm({
        title: `Delete ${noun} “${name}”?`,
        content: [more, 'This cannot be undone.'].filter(Boolean).join(' '),
        action: `Delete ${noun}`,
        onConfirm: () => mutateAsync(id),
        // The row's button, which had the focus, goes with the row.
        afterwards: () => document.getElementById(headingId(panel))?.focus({ preventScroll: true }),
      });
    } catch (error) {
      notify({ ...failure(error), description: messageOf(error) });
      if (isGone(error)) void invalidate(client, touches);
    } finally {
      setAsking(null);
    }
  }

  return {
    /** The row whose consequences are being looked up. */
    asking,
    ask: (id: number, name: string) => void ask(id, name),
  };
}
