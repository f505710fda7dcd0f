import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Button } from 'antd';
import { GripVertical } from 'lucide-react';

interface OrderRowProps {
  id: number;
  name: string;
  children: React.ReactNode;
}

/** A row that a handle drags. What is in it is given, so that it is not made anew at each step of a drag. */
export function OrderRow({ id, name, children }: OrderRowProps) {
  const sortable = useSortable({ id });
  const { transform, transition, isDragging } = sortable;
  // Only where the owner's system lets things move: the style sheet knows.
  const style = {
    transform: CSS.Translate.toString(transform),
    '--admin-shift': transition,
  } as React.CSSProperties;
  return (
    <li
      ref={sortable.setNodeRef}
      className={isDragging ? 'admin-place admin-place-dragged' : 'admin-place'}
      style={style}
      aria-label={name}
      data-offer={id}
    >
      <Button
        type="text"
        className="admin-handle"
        ref={sortable.setActivatorNodeRef}
        {...sortable.attributes}
        {...sortable.listeners}
        aria-label={`Drag ${name}`}
        title="Drag"
        icon={<GripVertical size={18} aria-hidden="true" />}
      />
      {children}
    </li>
  );
}
