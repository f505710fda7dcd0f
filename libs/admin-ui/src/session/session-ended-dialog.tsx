import { Button, Modal } from 'antd';
import { useState } from 'react';
import { UNSAVED_AT_LOG_OUT as UNSAVED, useLeaveGuard } from '../navigation/leave-guard.ts';
import type { Session } from './session.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Asks for the password over the admin, which stays as it is. */
export function SessionEndedDialog({ session }: { session: Session }) {
  const guard = useLeaveGuard();
  const [leaving, setLeaving] = useState(false);
  const leave = () => session.lock();
  return (
    <Modal
      open
      title={leaving ? UNSAVED.title : 'Your session has ended'}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={null}
      width={420}
      zIndex={2000}
    >
      {leaving ? (
        <>
          <p>{UNSAVED.text}</p>
          <div className="admin-dialog-buttons">
            <Button autoFocus onClick={() => setLeaving(false)}>
              {UNSAVED.stay}
            </Button>
            <Button type="primary" danger onClick={leave}>
              {UNSAVED.go}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>Enter the password to go on. Nothing that you typed is lost.</p>
          <SignInForm
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
