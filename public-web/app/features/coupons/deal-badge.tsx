import { couponBadge } from '@deal-harbor/contracts';

const LOOK = { Verified: 'badge badge-ok', Featured: 'badge badge-brand', Limited: 'badge' };

interface DealBadgeProps {
  deal: { verified: boolean; featured: boolean };
}

export function DealBadge({ deal }: DealBadgeProps) {
  const badge = couponBadge(deal);
  return (
    <span className={LOOK[badge]}>
      {badge === 'Verified' && <i className="icon icon-check" aria-hidden="true" />}
      {badge}
    </span>
  );
}
