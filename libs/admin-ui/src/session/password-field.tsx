import { LIMITS } from '@deal-harbor/contracts';
import { Button, Input } from 'antd';
import { useState } from 'react';

interface PasswordFieldProps {
  id: string;
  value: string;
  onChange: (value: string) => void;
  invalid: boolean;
  /** Id of what is said about it. */
  describedBy: string;
}

/** With a toggle that the keyboard reaches, which antd's own field does not have. */
export function PasswordField({ id, value, onChange, invalid, describedBy }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Input
      id={id}
      name="password"
      type={shown ? 'text' : 'password'}
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      autoFocus
      required
      maxLength={LIMITS.password}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      status={invalid ? 'error' : ''}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      suffix={
        <Button type="text" size="small" aria-controls={id} onClick={() => setShown(!shown)}>
          {shown ? 'Hide' : 'Show'}
        </Button>
      }
    />
  );
}
