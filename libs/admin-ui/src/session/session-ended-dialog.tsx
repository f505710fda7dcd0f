import { Button, Modal } from 'antd';
import { PasswordForm } from './password-form.tsx';
import type { Session } from './session.ts';

/** Asks for the password over the admin, which stays as it is. */
export function SessionEndedDialog({ session, open }: { session: Session; open: boolean }) {
  return (
    <Modal
      open={open}
      title="Your session has ended"
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={null}
      width={420}
      zIndex={2000}
      destroyOnHidden
    >
      <p>Enter the password to go on. Nothing that you typed is lost.</p>
      <PasswordForm
        onSignedIn={() => session.open()}
        extra={
          <Button type="link" onClick={() => session.lock()}>
            Leave the admin instead
          </Button>
        }
      />
    </Modal>
  );
}
