import { useMutation } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useId, useState } from 'react';
import { useHost } from '../host.ts';
import { PasswordField } from './password-field.tsx';
import { signInOutcome, waitText } from './sign-in-outcome.ts';
import { useCountdown } from './use-countdown.ts';

interface PasswordFormProps {
  onSignedIn: () => void;
  /** Between field and button. */
  above?: React.ReactNode;
  /** Below the button. */
  extra?: React.ReactNode;
}

/** Asks for the owner's password until the server takes it. */
export function PasswordForm({ onSignedIn, above, extra }: PasswordFormProps) {
  const { transport } = useHost();
  const id = useId();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState('');
  const [wait, startWait] = useCountdown();
  const { mutate, isPending } = useMutation({
    mutationFn: async () =>
      signInOutcome(
        await transport({ method: 'POST', path: '/api/admin/session', body: { password } }),
      ),
    onSuccess: (outcome) => {
      if (outcome.kind === 'signed-in') return onSignedIn();
      setProblem(outcome.message);
      startWait(outcome.waitSeconds);
    },
    onError: () => setProblem('The server cannot be reached. Please try again.'),
  });

  function send(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending || wait > 0) return;
    setProblem('');
    mutate();
  }

  return (
    <form onSubmit={send} className="admin-form">
      {/* For password managers, which else would not know whose password this is. */}
      <input type="text" name="username" autoComplete="username" value="admin" readOnly hidden />
      <label htmlFor={id}>Password</label>
      <PasswordField
        id={id}
        value={password}
        onChange={setPassword}
        invalid={problem !== ''}
        describedBy={`${id}-problem`}
      />
      <div id={`${id}-problem`} role="alert">
        {problem && (
          <Alert
            type="error"
            role="presentation"
            showIcon
            title={problem}
            description={wait > 0 && `Try again in ${waitText(wait)}.`}
          />
        )}
      </div>
      {above}
      <Button type="primary" htmlType="submit" block loading={isPending} disabled={wait > 0}>
        Login
      </Button>
      {extra}
    </form>
  );
}
