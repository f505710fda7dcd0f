interface SectionProps {
  id: string;
  title: React.ReactNode;
  /** A line under the title. */
  lead?: React.ReactNode;
  /** Beside the title: a link or a control. */
  aside?: React.ReactNode;
  children: React.ReactNode;
}

/** A part of a page under its own heading. */
export function Section({ id, title, lead, aside, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-20">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <h2 id={`${id}-title`} className="text-2xl">
            {title}
          </h2>
          {lead && <p className="mt-1 text-muted">{lead}</p>}
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}
