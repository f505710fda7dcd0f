import type { AiSettings } from '@deal-harbor/contracts';
import { Button } from 'antd';
import { AI_SETTINGS } from '../../../data/ai-settings-query.ts';
import { failed, succeeded, useWrite } from '../../../data/use-write.ts';
import { useConfirm } from '../../../form/use-confirm.ts';

interface RemoveKeyProps {
  version: number;
  onRemoved: (saved: AiSettings) => void;
}

export function RemoveKey({ version, onRemoved }: RemoveKeyProps) {
  const confirm = useConfirm();
  const { mutateAsync } = useWrite<void, AiSettings>({
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
          onConfirm: () => mutateAsync().then(onRemoved),
        })
      }
    >
      Remove key
    </Button>
  );
}
