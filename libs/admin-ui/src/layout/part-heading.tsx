import { usePanel } from './panel-context.ts';

interface PartHeadingProps {
  id: string;
  children: React.ReactNode;
}

/** Of a part of a panel: one level below the panel's own, which is higher on a page of its own. */
export function PartHeading({ id, children }: PartHeadingProps) {
  const Heading = usePanel().alone ? 'h2' : 'h3';
  return <Heading id={id}>{children}</Heading>;
}
