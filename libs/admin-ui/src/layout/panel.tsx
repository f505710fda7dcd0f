import { Card } from 'antd';
import { useId } from 'react';

interface PanelProps {
  title: string;
  /** Beside the title. */
  extra?: React.ReactNode;
  children: React.ReactNode;
}

/** A part of the admin under its own heading, which is also the region's name. */
export function Panel({ title, extra, children }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card title={<h2 id={id}>{title}</h2>} extra={extra}>
        {children}
      </Card>
    </section>
  );
}
