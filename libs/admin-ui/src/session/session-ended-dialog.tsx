import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useLeaveGuard } from '../navigation/leave-guard.ts';
import { PasswordForm } from './password-form.tsx';
import type { Session } from './session.ts';

/** Asks for the password over the admin, which stays as it is. */
export function SessionEndedDialog({ session }: { session: Session }) {
  const guard = useLeaveGuard();
  const [leaving, setLeaving] = useState(false);
  const leave = () => session.lock();
  return (
    <Modal
      open
      title={leaving ? 'Discard your changes?' : 'Your session has ended'}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={null}
      width={420}
      zIndex={2000}
    >
      {leaving ? (
        <>
          <p>What you have changed is not saved yet.</p>
          <div className="admin-dialog-buttons">
            <Button autoFocus onClick={() => setLeaving(false)}>
              Keep editing
            </Button>
            <Button type="primary" danger onClick={leave}>
              Discard and log out
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>Enter the password to go on. Nothing that you typed is lost.</p>
          <PasswordForm
            onSignedIn={() => session.open()}
            extra={
              <Button type="text" onClick={() => (guard.holds() ? setLeaving(true) : leave())}>
                Log out instead
              </Button>
            }
          />
        </>
      )}
    </Modal>
  );
}
