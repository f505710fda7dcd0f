/** Stands above the first affiliate link of every page that has one. */
export function Disclosure() {
  return (
    <p className="text-sm text-muted">
      We may earn a commission when you buy through links on this page, at no extra cost to you.{' '}
      <a
        href="/amazon-disclosure"
        className="whitespace-nowrap underline underline-offset-2 hover:text-ink"
      >
        How we earn
      </a>
    </p>
  );
}
