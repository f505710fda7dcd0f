import { type SecondFactorState, shortDate } from '@deal-harbor/contracts';
import { useQuery } from '@tanstack/react-query';
import { Alert, Tag } from 'antd';
import { useId, useState } from 'react';
import { Loaded } from '../../../layout/loaded.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { RenewCodes } from './renew-codes.tsx';
import { secondFactorQuery } from './security.ts';
import { SmallHeading } from './small-heading.tsx';
import { TurnOff } from './turn-off.tsx';
import { TurnOn } from './turn-on.tsx';

/** The codes of an authenticator app at each sign-in: on, off, and the codes that stand in for them. */
export function SecondFactor() {
  const id = useId();
  const query = useQuery(secondFactorQuery());
  const focusHeading = () => document.getElementById(id)?.focus({ preventScroll: true });
  // Shown once, by whichever way they came.
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <section aria-labelledby={id}>
      <SmallHeading id={id}>Second factor</SmallHeading>
      <p className="admin-muted">
        A code of an app on your phone at each sign-in: a password alone opens nothing then.
      </p>
      <Loaded query={query} what="The second factor">
        {(state) => (
          <>
            <State state={state} />
            <div className="admin-buttons">
              {state.enabled ? <RenewCodes onCodes={setCodes} /> : <TurnOn onCodes={setCodes} />}
              <TurnOff offered={state.enabled} afterwards={focusHeading} />
            </div>
          </>
        )}
      </Loaded>
      <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} afterwards={focusHeading} />
    </section>
  );
}

/** Fewer are worth a word. */
const FEW_CODES = 3;

function State({ state }: { state: SecondFactorState }) {
  const { enabled, since, recoveryCodesLeft: left, problem } = state;
  return (
    <>
      <p role="status">
        <Tag>{enabled ? 'On' : 'Off'}</Tag>
        {since && `since ${shortDate(since)}, `}
        {enabled && `${left} recovery ${left === 1 ? 'code' : 'codes'} left`}
      </p>
      {problem && <Alert type="error" showIcon title={problem} />}
      {enabled && left < FEW_CODES && (
        <Alert
          type="warning"
          showIcon
          title="There are few recovery codes left. Without any, a lost phone keeps you out."
        />
      )}
    </>
  );
}
