import { useConfig } from '../../lib/site.ts';
import { NewsletterForm } from './newsletter-form.tsx';

export function NewsletterSection() {
  const { contactEmail } = useConfig();
  return (
    <section
      aria-labelledby="newsletter-title"
      className="no-print card flex flex-wrap items-center justify-between gap-6 p-6 sm:p-10"
    >
      <div className="max-w-lg">
        <h2 id="newsletter-title" className="text-2xl">
          Never Miss a Deal
        </h2>
        <p className="mt-2 text-muted">
          The best verified coupons, by email. No spam, and nothing you did not ask for.
        </p>
      </div>
      <NewsletterForm />
      <noscript>
        Subscribing needs JavaScript. You can also write to{' '}
        <a href={`mailto:${contactEmail}`} className="text-link">
          {contactEmail}
        </a>
        .
      </noscript>
    </section>
  );
}
