import type { LucideIcon } from 'lucide-react';

interface EmptyStateProps {
  icon: LucideIcon;
  title: string;
  /** The heading's level; without one the title is a plain line. */
  level?: 'h1' | 'h2' | 'h3';
  text?: string;
  /** What to do next: links or buttons. */
  children?: React.ReactNode;
}

export function EmptyState({ icon: Icon, title, level, text, children }: EmptyStateProps) {
  const Title = level ?? 'p';
  return (
    <div className="card flex flex-col items-center px-6 py-12 text-center">
      <span className="mb-4 grid size-14 place-items-center rounded-full bg-sunken text-muted">
        <Icon size={26} aria-hidden="true" />
      </span>
      <Title className={level === 'h1' ? 'text-3xl' : 'text-lg font-semibold'}>{title}</Title>
      {text && <p className="mt-2 max-w-md text-muted">{text}</p>}
      {children && <div className="mt-6 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
