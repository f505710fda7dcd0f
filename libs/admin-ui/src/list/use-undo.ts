import type { ToastAction } from '@deal-harbor/toaster';
import { useHost } from '../host.ts';
import { restoreFailed, useRestore } from './use-restore.ts';

/** The button of a deletion's message: brings back what went to the bin. */
export function useUndo(): (entry: string) => ToastAction {
  const { router } = useHost();
  const { mutate } = useRestore((error) => ({
    ...restoreFailed(error),
    action: {
      label: 'Open the bin',
      otherwise: 'Open the bin from the navigation',
      onSelect: () => router.navigate('bin'),
    },
  }));
  return (entry) => ({
    label: 'Undo',
    otherwise: 'Restore it from the bin',
    onSelect: () => mutate({ entry }),
  });
}
