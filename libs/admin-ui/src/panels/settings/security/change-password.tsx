import { MIN_PASSWORD_LENGTH, type PasswordChange } from '@deal-harbor/contracts';
import { Button, Form } from 'antd';
import { useId } from 'react';
import { PasswordField } from '../../../session/password-field.tsx';
import { PasswordItem } from './password-item.tsx';
import { PASSWORD } from './security.ts';
import { SmallHeading } from './small-heading.tsx';
import { useProvedWrite } from './use-proved-write.ts';

export function ChangePassword() {
  const id = useId();
  const { form, send, sending } = useProvedWrite<PasswordChange>({
    call: (body) => ({ method: 'PUT', path: PASSWORD, body }),
    done: 'Password changed',
    failure: 'Failed to change the password',
    onDone: () => form.resetFields(),
  });
  return (
    <section aria-labelledby={`${id}-heading`}>
      <SmallHeading id={`${id}-heading`}>Change the password</SmallHeading>
      <p className="admin-muted">A new one ends every other session.</p>
      <Form<PasswordChange>
        name={id}
        form={form}
        noValidate
        layout="vertical"
        requiredMark="optional"
        onFinish={send}
        scrollToFirstError={{ focus: true }}
        validateTrigger="onSubmit"
      >
        <input type="text" name="username" autoComplete="username" value="admin" readOnly hidden />
        <div className="admin-fields">
          <PasswordItem name="password" label="Present password" />
          <Form.Item
            name="newPassword"
            label="New password"
            rules={[
              {
                required: true,
                min: MIN_PASSWORD_LENGTH,
                message: `At least ${MIN_PASSWORD_LENGTH} characters`,
              },
            ]}
          >
            <PasswordField autoComplete="new-password" />
          </Form.Item>
        </div>
        <Button htmlType="submit" loading={sending}>
          Change password
        </Button>
      </Form>
    </section>
  );
}
