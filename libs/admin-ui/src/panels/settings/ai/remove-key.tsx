import { Button } from 'antd';
import { failed, succeeded, useWrite } from '../../../data/use-write.ts';
import { useConfirm } from '../../../form/use-confirm.ts';
import { AI_SETTINGS } from './ai-queries.ts';

export function RemoveKey({ version }: { version: number }) {
  const confirm = useConfirm();
  const { mutateAsync } = useWrite({
    call: () => ({ method: 'PUT', path: AI_SETTINGS, body: { apiKey: null, version } }),
    touches: [AI_SETTINGS],
    success: succeeded('Key removed'),
    failure: failed('Failed to remove the key'),
  });
  return (
    <Button
      danger
      onClick={() =>
        confirm({
          title: 'Remove the stored key?',
          content: 'Most providers do not answer without one. You would have to enter it again.',
          action: 'Remove key',
          onConfirm: () => mutateAsync(),
        })
      }
    >
      Remove key
    </Button>
  );
}
