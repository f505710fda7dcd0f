import { LIMITS } from '@deal-harbor/contracts';
import { Button, Input, type InputProps } from 'antd';
import { useState } from 'react';

/** With a toggle that the keyboard reaches, which antd's own field does not have. */
export function PasswordField(props: InputProps) {
  const [shown, setShown] = useState(false);
  return (
    <Input
      className="admin-password"
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={LIMITS.password}
      {...props}
      type={shown ? 'text' : 'password'}
      suffix={
        <Button type="text" size="small" aria-controls={props.id} onClick={() => setShown(!shown)}>
          {shown ? 'Hide' : 'Show'}
        </Button>
      }
    />
  );
}
