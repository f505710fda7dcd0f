import { useFeaturedCoupons } from '@deal-harbor/api-client';
import { SKELETONS } from '@deal-harbor/contracts';
import { Tag } from 'lucide-react';
import { EmptyState } from '../../components/empty-state.tsx';
import { Section } from '../../components/section.tsx';
import { useToday } from '../../lib/site.ts';
import { CouponCard } from '../coupons/coupon-card.tsx';
import { TicketSkeletons } from '../coupons/ticket-skeletons.tsx';

export function FeaturedCoupons() {
  const { data: coupons = [], isPending } = useFeaturedCoupons();
  const today = useToday();
  return (
    <Section id="featured" title="Featured Coupons">
      {isPending || coupons.length > 0 ? (
        <ul className="card-grid" aria-busy={isPending}>
          {isPending && <TicketSkeletons count={SKELETONS.homeFeatured} />}
          {coupons.map((coupon) => (
            <li key={coupon.id}>
              <CouponCard coupon={coupon} today={today} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState icon={Tag} title="No featured coupons available at the moment." />
      )}
    </Section>
  );
}
