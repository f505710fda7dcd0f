import { Alert, Button, Modal } from 'antd';
import type { Difference } from './differences.ts';

interface ConflictDialogProps {
  /** What it is about: 'store'. */
  noun: string;
  differences: readonly Difference[];
  onKeepMine: () => void;
  onTakeStored: () => void;
  onBack: () => void;
}

/** Two people, or two windows, changed the same record: both versions, and the owner's choice. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { noun, differences, onKeepMine, onTakeStored, onBack } = props;
  return (
    <Modal
      open
      title={`This ${noun} was changed meanwhile`}
      width={720}
      onCancel={onBack}
      footer={[
        <Button key="back" onClick={onBack}>
          Go on editing
        </Button>,
        <Button key="stored" onClick={onTakeStored}>
          Take the stored version
        </Button>,
        <Button key="mine" type="primary" onClick={onKeepMine}>
          Save my version
        </Button>,
      ]}
    >
      {differences.length === 0 ? (
        <Alert type="info" title="Both versions say the same." />
      ) : (
        <div className="admin-scroll-x">
          <table className="admin-versions">
            <thead>
              <tr>
                <th scope="col">Field</th>
                <th scope="col">Your version</th>
                <th scope="col">Stored version</th>
              </tr>
            </thead>
            <tbody>
              {differences.map(({ label, mine, stored }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{mine}</td>
                  <td>{stored}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Modal>
  );
}
