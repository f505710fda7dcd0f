import { Button } from 'antd';
import { ChevronDown, ChevronRight } from 'lucide-react';

interface UnfoldButtonProps {
  /** What is unfolded: 'Changes'. */
  label: string;
  /** Of the row. */
  name: string;
  unfolded: boolean;
  onClick: (event: React.MouseEvent<HTMLElement>) => void;
  /** Beside the icon. */
  children?: React.ReactNode;
}

export function UnfoldButton({ label, name, unfolded, onClick, children }: UnfoldButtonProps) {
  const Icon = unfolded ? ChevronDown : ChevronRight;
  return (
    <Button
      type="text"
      size="small"
      aria-label={`${label} of ${name}`}
      aria-expanded={unfolded}
      icon={<Icon size={16} aria-hidden="true" />}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
