/** The house's sign: a sail over the harbour's water. */
export function SiteMark({ name }: { name: string }) {
  return (
    <a href="/" className="flex min-h-11 flex-none items-center gap-2.5 rounded-lg">
      <svg viewBox="0 0 32 32" width="36" height="36" aria-hidden="true">
        <rect width="32" height="32" rx="9" fill="var(--brand)" />
        <path
          d="M16 6v20M16 6l7.5 12H16zM7 22c1.6 1.9 3.4 2.8 4.5 2.8S14.4 24 16 22c1.6 2 3.4 2.8 4.5 2.8S23.4 23.9 25 22"
          fill="none"
          stroke="var(--on-brand)"
          strokeWidth="2.4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span className="text-xl font-bold tracking-tight">{name}</span>
    </a>
  );
}
