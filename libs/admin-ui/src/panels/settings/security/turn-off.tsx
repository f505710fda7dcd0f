import { Button } from 'antd';
import { useState } from 'react';
import { ProofDialog } from './proof-dialog.tsx';

interface TurnOffProps {
  /** Its question outlasts what it is about. */
  offered: boolean;
  /** Once it is off and its button gone. */
  afterwards: () => void;
}

export function TurnOff({ offered, afterwards }: TurnOffProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      {offered && (
        <Button danger onClick={() => setAsking(true)}>
          Turn off
        </Button>
      )}
      <ProofDialog
        open={asking}
        title="Turn off the second factor?"
        action="Turn off"
        danger
        path="removal"
        codes="Of the authenticator app, or a recovery code."
        done="The second factor is off"
        failure="Failed to turn the second factor off"
        onClose={() => setAsking(false)}
        onDone={() => undefined}
        afterwards={afterwards}
      >
        <p>The password alone signs in then, and the recovery codes are good for nothing.</p>
      </ProofDialog>
    </>
  );
}
