import { Button } from 'antd';
import { Pencil, Trash2 } from 'lucide-react';

interface RowActionsProps {
  /** Of the row, for the buttons' names. */
  name: string;
  onEdit: () => void;
  onDelete: () => void;
  /** While what else goes is looked up. */
  deleting: boolean;
}

export function RowActions({ name, onEdit, onDelete, deleting }: RowActionsProps) {
  return (
    <>
      <Button
        type="text"
        aria-label={`Edit ${name}`}
        title="Edit"
        icon={<Pencil size={16} aria-hidden="true" />}
        onClick={onEdit}
      />
      <Button
        type="text"
        danger
        aria-label={`Delete ${name}`}
        title="Delete"
        icon={<Trash2 size={16} aria-hidden="true" />}
        loading={deleting}
        onClick={onDelete}
      />
    </>
  );
}
