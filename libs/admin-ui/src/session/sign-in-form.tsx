import { Alert, Button } from 'antd';
import { useId } from 'react';
import { CodeStep, OtherSteps } from './code-step.tsx';
import { PasswordField } from './password-field.tsx';
import { waitText } from './sign-in-outcome.ts';
import { useSignIn } from './use-sign-in.ts';

interface SignInFormProps {
  onSignedIn: () => void;
  /** Between field and button. */
  above?: React.ReactNode;
  /** Below the button. */
  extra?: React.ReactNode;
}

/** Asks for the owner's password, and for a code where the server wants one, until it lets them in. */
export function SignInForm({ onSignedIn, above, extra }: SignInFormProps) {
  const id = useId();
  const { step, go, typed, type, problem, wait, sending, send } = useSignIn(onSignedIn);
  const said = { id, invalid: problem !== '', describedBy: `${id}-problem` };

  function submit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    send();
  }

  return (
    <form onSubmit={submit} className="admin-form">
      {/* For password managers, which else would not know whose password this is. */}
      <input type="text" name="username" autoComplete="username" value="admin" readOnly hidden />
      {step === 'password' ? (
        <>
          <label htmlFor={id}>Password</label>
          <PasswordField
            id={id}
            name="password"
            autoFocus
            required
            value={typed.password}
            onChange={({ target }) => type({ password: target.value })}
            status={said.invalid ? 'error' : ''}
            aria-invalid={said.invalid}
            aria-describedby={said.describedBy}
          />
        </>
      ) : (
        <CodeStep step={step} {...said} value={typed.code} onChange={(code) => type({ code })} />
      )}
      <div id={said.describedBy} role="alert">
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
      <Button type="primary" htmlType="submit" block loading={sending} disabled={wait > 0}>
        Login
      </Button>
      {step !== 'password' && <OtherSteps step={step} onGo={go} />}
      {extra}
    </form>
  );
}
