import { Button } from 'antd';
import { Pencil, Trash2 } from 'lucide-react';
import { useOpened } from '../navigation/use-opened.ts';
import type { Deletion } from './use-delete.ts';

interface RowProps {
  id: number;
  /** Of the row, for the buttons' names. */
  name: string;
  deletion: Deletion;
}

/** Opens the row's record, or deletes it. */
export function RowActions(props: RowProps) {
  const { open } = useOpened();
  const { id, name } = props;
  return (
    <>
      <Button
        type="text"
        aria-label={`Edit ${name}`}
        title="Edit"
        icon={<Pencil size={16} aria-hidden="true" />}
        onClick={() => open(id)}
      />
      <DeleteButton {...props} />
    </>
  );
}

export function DeleteButton({ id, name, deletion }: RowProps) {
  return (
    <Button
      type="text"
      danger
      aria-label={`Delete ${name}`}
      title="Delete"
      icon={<Trash2 size={16} aria-hidden="true" />}
      loading={deletion.asking === id}
      onClick={() => deletion.ask(id, name)}
    />
  );
}
