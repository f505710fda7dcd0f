import { LIMITS } from '@deal-harbor/contracts';
import { Input, type InputProps } from 'antd';

/** For the six digits of an authenticator app, which may be pasted in groups. */
export function CodeField(props: InputProps) {
  return (
    <Input
      autoComplete="one-time-code"
      inputMode="numeric"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={LIMITS.signInCode}
      {...props}
    />
  );
}
