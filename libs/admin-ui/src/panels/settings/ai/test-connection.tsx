import type { AiTestResult } from '@deal-harbor/contracts';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useCall } from '../../../data/calls.ts';
import { messageOf } from '../../../data/messages.ts';

/** Asks the provider a question of a few words. */
export function TestConnection({ disabled }: { disabled: boolean }) {
  const call = useCall();
  const test = useMutation({
    mutationFn: () => call<AiTestResult>({ method: 'POST', path: '/api/ai/test', body: {} }),
  });
  return (
    <div className="admin-test">
      <Button onClick={() => test.mutate()} loading={test.isPending} disabled={disabled}>
        Test connection
      </Button>
      <div role="status">
        {test.isSuccess && (
          <Alert
            type="success"
            showIcon
            title={`${test.data.model} answered in ${(test.data.tookMs / 1000).toFixed(1)} s.`}
          />
        )}
        {test.isError && <Alert type="error" showIcon title={messageOf(test.error)} />}
      </div>
    </div>
  );
}
