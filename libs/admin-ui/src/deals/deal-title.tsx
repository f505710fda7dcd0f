interface DealTitleProps {
  title: string;
  code: string | null;
  /** Below them. */
  children?: React.ReactNode;
}

/** A deal by its title, over its code if it has one. */
export function DealTitle({ title, code, children }: DealTitleProps) {
  return (
    <span className="admin-deal">
      <strong>{title}</strong>
      {code ? <code>{code}</code> : <span className="admin-muted">No code</span>}
      {children}
    </span>
  );
}
