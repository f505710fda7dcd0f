import { Button, Modal } from 'antd';
import { Copy, Download, Printer } from 'lucide-react';
import { useEffect } from 'react';
import { useHost } from '../../../host.ts';
import { type LeaveQuestion, useLeaveGuard } from '../../../navigation/leave-guard.ts';

interface RecoveryCodesDialogProps {
  /** null while there is nothing to show. */
  codes: readonly string[] | null;
  onClose: () => void;
  /** Once it is closed. */
  afterwards: () => void;
}

const QUESTION: LeaveQuestion = {
  title: 'Have you kept the recovery codes?',
  text: 'They are never shown again.',
  go: 'Leave',
  stay: 'Go back to them',
};

const icon = { size: 16, 'aria-hidden': true } as const;

/** Shown once: nothing but its own button closes it. */
export function RecoveryCodesDialog(props: RecoveryCodesDialogProps) {
  const { codes, onClose, afterwards } = props;
  return (
    <Modal
      open={codes !== null}
      destroyOnHidden
      focusable={{ focusTriggerAfterClose: false }}
      afterClose={afterwards}
      title="Your recovery codes"
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      width={480}
      rootClassName="admin-print"
      footer={
        <Button type="primary" onClick={onClose}>
          I have kept them
        </Button>
      }
    >
      {codes && <Codes codes={codes} />}
    </Modal>
  );
}

function Codes({ codes }: { codes: readonly string[] }) {
  const { saveFile, notify } = useHost();
  const guard = useLeaveGuard();
  const text = codes.join('\n');

  useEffect(() => {
    const leaves = () => true;
    guard.add(leaves, QUESTION);
    return () => guard.remove(leaves);
  }, [guard]);

  function copy() {
    navigator.clipboard.writeText(text).then(
      () => notify({ title: 'Recovery codes copied' }),
      () => notify({ title: 'Failed to copy the recovery codes', variant: 'destructive' }),
    );
  }

  function download() {
    saveFile({ name: 'recovery-codes.txt', type: 'text/plain', content: `${text}\n` }).catch(() =>
      notify({ title: 'Failed to save the recovery codes', variant: 'destructive' }),
    );
  }

  return (
    <>
      <p>
        Each of them signs you in once when your authenticator app is lost. Keep them where the app
        is not: they are never shown again.
      </p>
      <ol className="admin-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="admin-buttons">
        <Button icon={<Copy {...icon} />} onClick={copy}>
          Copy
        </Button>
        <Button icon={<Download {...icon} />} onClick={download}>
          Download
        </Button>
        <Button icon={<Printer {...icon} />} onClick={() => print()}>
          Print
        </Button>
      </div>
    </>
  );
}
