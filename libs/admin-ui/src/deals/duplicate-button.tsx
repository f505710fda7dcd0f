import { Button } from 'antd';
import { Copy } from 'lucide-react';

/** Opens a new record with a row's values. */
export function DuplicateButton({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <Button
      type="text"
      aria-label={`Duplicate ${name}`}
      title="Duplicate"
      icon={<Copy size={16} aria-hidden="true" />}
      onClick={onClick}
    />
  );
}
