import type { BlogStatus, BlogSummary } from '@deal-harbor/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isStale } from '../../data/messages.ts';
import { failed, invalidate, useWrite } from '../../data/use-write.ts';
import { blogKind } from './blogs.ts';

type Change = { status: BlogStatus } | { featured: boolean };

/** One change made in a row; it shows at once, and is taken back when the server refuses it. */
export function useRowChange(row: BlogSummary) {
  const client = useQueryClient();
  // Good for the version that it was made of only: the next one that arrives speaks for itself.
  const [made, setMade] = useState<{ version: number; change: Change } | null>(null);
  const { path, touches } = blogKind;
  const { mutate } = useWrite<Change>({
    call: (change) => ({
      method: 'PUT',
      path: `${path}/${row.id}`,
      body: { ...change, version: row.version },
    }),
    touches,
    success: (_, change) => ({ title: 'status' in change ? 'Status Updated' : 'Blog Updated' }),
    failure: (error) =>
      isStale(error)
        ? {
            title: 'Update Failed',
            description: 'The post was changed meanwhile. You see it now as it is stored.',
            variant: 'destructive',
          }
        : failed('Update Failed')(error),
  });
  const busy = made?.version === row.version;
  return {
    shown: busy ? { ...row, ...made.change } : row,
    busy,
    change(change: Change): void {
      setMade({ version: row.version, change });
      mutate(change, {
        onError: () => {
          setMade(null);
          void invalidate(client, touches);
        },
      });
    },
  };
}
