import { BadgeInfo } from 'lucide-react';
import { useConfig } from '../../lib/site.ts';

/** The disclosure that the marketplace's programme asks for, above all of its links. */
export function MarketplaceBanner() {
  const { siteName } = useConfig();
  return (
    <aside
      aria-label="Affiliate disclosure"
      className="card mb-8 flex gap-3 border-brand-text/30 bg-brand-soft p-4"
    >
      <BadgeInfo size={22} aria-hidden="true" className="mt-0.5 flex-none text-brand-text" />
      <p>
        <strong>Affiliate Disclosure:</strong> As an Amazon Associate, {siteName} earns from
        qualifying purchases, at no extra cost to you.{' '}
        <a href="/amazon-disclosure" className="text-link underline">
          Read the full disclosure
        </a>
      </p>
    </aside>
  );
}
