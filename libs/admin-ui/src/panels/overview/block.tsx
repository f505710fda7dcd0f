import { useId } from 'react';
import { PartHeading } from '../../layout/part-heading.tsx';

interface BlockProps {
  title: string;
  children: React.ReactNode;
}

/** A part of the overview under its own small heading. */
export function Block({ title, children }: BlockProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="admin-block">
      <PartHeading id={id}>{title}</PartHeading>
      {children}
    </section>
  );
}
