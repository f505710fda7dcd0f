import { Form } from 'antd';
import { PasswordField } from '../../../session/password-field.tsx';

interface PasswordItemProps {
  name: string;
  label: string;
}

/** For the password as it is now. */
export function PasswordItem({ name, label }: PasswordItemProps) {
  const needed = { required: true, message: `${label} is required` };
  return (
    <Form.Item name={name} label={label} rules={[needed]}>
      <PasswordField />
    </Form.Item>
  );
}
