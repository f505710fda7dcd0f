import { Button } from 'antd';
import { CodeField } from './code-field.tsx';
import type { SignInStep } from './sign-in-outcome.ts';

interface CodeStepProps {
  step: Exclude<SignInStep, 'password'>;
  id: string;
  value: string;
  onChange: (value: string) => void;
  /** Ids of what is said about it, beside its own hint. */
  describedBy: string;
  invalid: boolean;
}

const STEPS = {
  code: {
    label: 'Code',
    hint: 'The password is right. Enter the six digits that your authenticator app shows.',
    field: {},
  },
  'recovery-code': {
    label: 'Recovery code',
    hint: 'One of the codes that you kept when you turned the second factor on. It is used up then.',
    field: { autoComplete: 'off', inputMode: 'text' },
  },
} as const;

export function CodeStep({ step, id, value, onChange, describedBy, invalid }: CodeStepProps) {
  const { label, hint, field } = STEPS[step];
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-hint`} className="admin-muted">
        {hint}
      </p>
      <CodeField
        // Another question: its field takes the focus.
        key={step}
        {...field}
        id={id}
        name="code"
        autoFocus
        required
        value={value}
        onChange={({ target }) => onChange(target.value)}
        status={invalid ? 'error' : ''}
        aria-invalid={invalid}
        aria-describedby={`${id}-hint ${describedBy}`}
      />
    </>
  );
}

interface OtherStepsProps {
  step: CodeStepProps['step'];
  onGo: (step: SignInStep) => void;
}

/** Where to go when the code cannot be had. */
export function OtherSteps({ step, onGo }: OtherStepsProps) {
  return (
    <div className="admin-form-others">
      {step === 'code' ? (
        <Button type="link" onClick={() => onGo('recovery-code')}>
          Use a recovery code
        </Button>
      ) : (
        <Button type="link" onClick={() => onGo('code')}>
          Use the authenticator app
        </Button>
      )}
      <Button type="link" onClick={() => onGo('password')}>
        Enter another password
      </Button>
    </div>
  );
}
