/** The house's sign, as the site's own header has it. */
export function SiteMark() {
  return (
    <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
      <rect width="32" height="32" rx="9" fill="var(--ant-color-primary)" />
      <path
        d="M16 6v20M16 6l7.5 12H16zM7 22c1.6 1.9 3.4 2.8 4.5 2.8S14.4 24 16 22c1.6 2 3.4 2.8 4.5 2.8S23.4 23.9 25 22"
        fill="none"
        stroke="var(--ant-color-text-light-solid)"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
