import type { RecoveryCodes } from '@deal-harbor/contracts';
import { Button } from 'antd';
import { useState } from 'react';
import { ProofDialog } from './proof-dialog.tsx';

interface RenewCodesProps {
  onCodes: (codes: readonly string[]) => void;
}

export function RenewCodes({ onCodes }: RenewCodesProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>New recovery codes</Button>
      <ProofDialog<RecoveryCodes>
        open={asking}
        title="Make new recovery codes?"
        action="Make new codes"
        path="recovery-codes"
        codes="Of the authenticator app, or a recovery code."
        done="There are new recovery codes"
        failure="Failed to make new recovery codes"
        onClose={() => setAsking(false)}
        onDone={({ recoveryCodes }) => onCodes(recoveryCodes)}
      >
        <p>Those that you have kept are good for nothing then.</p>
      </ProofDialog>
    </>
  );
}
