import { expectSuccess } from '@deal-harbor/api-client';
import { useMutation } from '@tanstack/react-query';
import { failed } from '../../data/use-write.ts';
import { useHost } from '../../host.ts';

/** Without it spreadsheets take UTF-8 for something else; reading the answer as text drops it. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Hands the owner the whole list as a file; the server has made its cells harmless for spreadsheets. */
export function useExport(path: string) {
  const { transport, saveFile, notify } = useHost();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const { text = '' } = expectSuccess(await transport({ method: 'GET', path }));
      const day = new Date().toISOString().slice(0, 10);
      await saveFile({
        name: `subscribers-${day}.csv`,
        type: 'text/csv',
        content: BYTE_ORDER_MARK + text,
      });
    },
    onError: (error) => notify(failed('Failed to export the subscribers')(error)),
  });
  return { save: () => mutate(), saving: isPending };
}
