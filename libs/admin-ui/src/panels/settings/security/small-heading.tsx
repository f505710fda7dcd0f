import { usePanel } from '../../../layout/panel-context.ts';

/** Of a part of a part: one level below its heading. */
export function SmallHeading({ id, children }: { id: string; children: React.ReactNode }) {
  const Heading = usePanel().alone ? 'h3' : 'h4';
  return (
    <Heading id={id} tabIndex={-1} className="admin-small-heading">
      {children}
    </Heading>
  );
}
