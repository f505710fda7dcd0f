import { useId } from 'react';

interface BlockProps {
  title: string;
  children: React.ReactNode;
}

/** A part of the overview under its own small heading. */
export function Block({ title, children }: BlockProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="admin-block">
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}
