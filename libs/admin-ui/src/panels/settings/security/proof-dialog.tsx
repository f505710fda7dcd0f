import type { OwnerProof } from '@deal-harbor/contracts';
import { Form, Modal } from 'antd';
import { useId, useState } from 'react';
import { required } from '../../../form/rules.ts';
import { CodeField } from '../../../session/code-field.tsx';
import { plainCode } from '../../../session/sign-in-outcome.ts';
import { PasswordItem } from './password-item.tsx';
import { SECOND_FACTOR } from './security.ts';
import { useProvedWrite } from './use-proved-write.ts';

interface ProofDialogProps<Output> {
  open: boolean;
  title: string;
  /** What the button says. */
  action: string;
  danger?: boolean;
  /** Below the second factor's own path. */
  path: 'confirmation' | 'recovery-codes' | 'removal';
  /** Which codes are taken. */
  codes: string;
  /** Titles of the toasts. */
  done: string;
  failure: string;
  onClose: () => void;
  onDone: (output: Output) => void;
  /** Once it is done and closed: the button that opened it is gone by then. */
  afterwards?: () => void;
  /** Above the fields. */
  children: React.ReactNode;
}

/** Asks for a code and the password before the second factor is changed. */
export function ProofDialog<Output>(props: ProofDialogProps<Output>) {
  const { open, title, action, danger = false, path, codes, done, failure, children } = props;
  const { onClose, onDone, afterwards } = props;
  const id = useId();
  const [over, setOver] = useState(false);
  const { form, send, sending } = useProvedWrite<OwnerProof, Output>({
    call: ({ password, code }) => ({
      method: 'POST',
      path: `${SECOND_FACTOR}/${path}`,
      body: { password, code: plainCode(code) },
    }),
    done,
    failure,
    onDone(output) {
      setOver(true);
      onClose();
      onDone(output);
    },
  });
  return (
    <Modal
      open={open}
      destroyOnHidden
      focusable={{ focusTriggerAfterClose: !over }}
      afterOpenChange={(opened) => {
        if (opened && !form.isFieldsTouched()) form.focusField('code');
        if (!opened && over) afterwards?.();
      }}
      title={title}
      okText={action}
      okButtonProps={{ danger, loading: sending, htmlType: 'submit', form: id }}
      onCancel={() => {
        setOver(false);
        onClose();
      }}
      // A click beside it must not lose what has just been scanned or typed.
      mask={{ closable: false }}
      width={480}
    >
      <div className="admin-proof">{children}</div>
      <Form<OwnerProof>
        id={id}
        name={id}
        form={form}
        clearOnDestroy
        noValidate
        layout="vertical"
        requiredMark="optional"
        onFinish={send}
        validateTrigger="onSubmit"
      >
        <Form.Item name="code" label="Code" rules={[required('Code')]} extra={codes}>
          <CodeField />
        </Form.Item>
        <PasswordItem name="password" label="Password" />
      </Form>
    </Modal>
  );
}
