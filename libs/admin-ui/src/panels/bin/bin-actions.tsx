import type { BinEntry } from '@deal-harbor/contracts';
import { Button } from 'antd';
import { Trash2, Undo2 } from 'lucide-react';
import { failed, succeeded, useWrite } from '../../data/use-write.ts';
import { useConfirm } from '../../form/use-confirm.ts';
import { useHeadingFocus } from '../../layout/panel-context.ts';
import { isAboutSlug, restoreFailed, useRestore } from '../../list/use-restore.ts';
import { BIN } from './bin.ts';

const icon = { size: 16, 'aria-hidden': true } as const;

interface BinActionsProps {
  entry: BinEntry;
  onSlugTaken: () => void;
}

/** Restores an entry, or deletes it for good; its row, with the focus, is gone then. */
export function BinActions({ entry: { id, kind, title }, onSlugTaken }: BinActionsProps) {
  const confirm = useConfirm();
  const focusHeading = useHeadingFocus();
  const path = `${BIN}/${id}`;
  const restore = useRestore((error) => (isAboutSlug(error) ? null : restoreFailed(error)));
  const remove = useWrite({
    call: () => ({ method: 'DELETE', path }),
    touches: [BIN],
    success: succeeded('Deleted for good'),
    failure: failed('Failed to delete for good'),
  });
  return (
    <>
      <Button
        type="text"
        icon={<Undo2 {...icon} />}
        aria-label={`Restore ${title}`}
        loading={restore.isPending}
        onClick={() =>
          restore.mutate(
            { entry: path },
            {
              onSuccess: focusHeading,
              onError: (error) => isAboutSlug(error) && onSlugTaken(),
            },
          )
        }
      >
        Restore
      </Button>
      <Button
        type="text"
        danger
        icon={<Trash2 {...icon} />}
        aria-label={`Delete ${title} for good`}
        title="Delete for good"
        onClick={() =>
          confirm({
            title: `Delete ${kind} “${title}” for good?`,
            content: 'This cannot be undone.',
            action: 'Delete for good',
            onConfirm: () => remove.mutateAsync(),
            afterwards: focusHeading,
          })
        }
      />
    </>
  );
}
