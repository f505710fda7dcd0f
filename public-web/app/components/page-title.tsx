interface PageTitleProps {
  title: string;
  lead?: React.ReactNode;
  /** Above the title: a way back, or badges. */
  above?: React.ReactNode;
}

export function PageTitle({ title, lead, above }: PageTitleProps) {
  return (
    <div className="mb-8">
      {above}
      <h1 className="text-3xl sm:text-4xl">{title}</h1>
      {lead && <p className="mt-2 max-w-2xl text-lg text-muted">{lead}</p>}
    </div>
  );
}
