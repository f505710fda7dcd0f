const MARKS = {
  facebook:
    'M14 8h2.5V5H14a3.5 3.5 0 0 0-3.5 3.5V11H8v3h2.5v7h3v-7h2.5l.5-3h-3V8.5c0-.3.2-.5.5-.5z',
  x: 'M4.5 4.5h4L20 19.5h-4zM4.5 19.5l6-6.5m3-3.5 5.5-5',
  instagram:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zm4 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM16.8 7.2v.01',
  youtube:
    'M5 6h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zm5 3.2v5.6l5-2.8z',
} as const;

/** Four pictures and no more: nothing to click, so nothing that looks clickable to a keyboard. */
export function SocialIcons() {
  return (
    <div className="flex gap-2 text-muted">
      {Object.entries(MARKS).map(([name, path]) => (
        <span key={name} className="grid size-10 place-items-center rounded-full bg-sunken">
          <svg
            aria-hidden="true"
            viewBox="0 0 24 24"
            width="20"
            height="20"
            fill="none"
            stroke="currentColor"
          >
            <path d={path} strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        </span>
      ))}
    </div>
  );
}
