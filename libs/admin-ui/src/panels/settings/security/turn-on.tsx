import type { RecoveryCodes, SecondFactorEnrolment } from '@deal-harbor/contracts';
import { Button } from 'antd';
import { useState } from 'react';
import { failed, useWrite } from '../../../data/use-write.ts';
import { ProofDialog } from './proof-dialog.tsx';
import { SECOND_FACTOR } from './security.ts';

interface TurnOnProps {
  onCodes: (codes: readonly string[]) => void;
}

/** Shows the secret to the authenticator app, and asks for a code that proves that it has it. */
export function TurnOn({ onCodes }: TurnOnProps) {
  const [open, setOpen] = useState(false);
  const { mutate, data, isPending } = useWrite<void, SecondFactorEnrolment>({
    call: () => ({ method: 'POST', path: SECOND_FACTOR }),
    touches: [],
    failure: failed('Failed to make a secret'),
  });
  return (
    <>
      <Button
        loading={isPending}
        onClick={() => mutate(undefined, { onSuccess: () => setOpen(true) })}
      >
        Turn on
      </Button>
      <ProofDialog<RecoveryCodes>
        open={open}
        title="Turn on the second factor"
        action="Turn on"
        path="confirmation"
        codes="Six digits, as the app shows them now."
        done="The second factor is on"
        failure="Failed to turn the second factor on"
        onClose={() => setOpen(false)}
        onDone={({ recoveryCodes }) => onCodes(recoveryCodes)}
      >
        {data && <Secret {...data} />}
      </ProofDialog>
    </>
  );
}

function Secret({ secret, picture }: SecondFactorEnrolment) {
  return (
    <div className="admin-secret">
      <p>Scan this with an authenticator app, then enter the code that it shows.</p>
      <img src={picture} alt="The secret as a QR code" width={200} height={200} />
      <p>
        Or type the secret: <code>{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
      </p>
    </div>
  );
}
