import { useStoreCoupons, useStoreOffers } from '@deal-harbor/api-client';
import {
  type Coupon,
  type Offer,
  PAGE_SIZES,
  SKELETONS,
  type StoreDetail,
} from '@deal-harbor/contracts';
import { Pagination } from '../../components/pagination.tsx';
import { Section } from '../../components/section.tsx';
import { useToday } from '../../lib/site.ts';
import { StoreTicket } from '../coupons/store-ticket.tsx';
import { TicketSkeletons } from '../coupons/ticket-skeletons.tsx';
import { embeddedPage, isBeyondEmbedded, storePath } from './deal-pages.ts';

interface StoreDealsProps {
  store: StoreDetail;
  couponPage: number;
  offerPage: number;
}

export function StoreDeals({ store, couponPage, offerPage }: StoreDealsProps) {
  const { slug, offerCount, couponCount } = store;
  const moreCoupons = useStoreCoupons(slug, couponPage, isBeyondEmbedded(couponPage));
  const moreOffers = useStoreOffers(slug, offerPage, isBeyondEmbedded(offerPage));
  return (
    <div className="mt-12 grid grid-cols-1 gap-14">
      {offerCount > 0 && (
        <DealSection
          id="offers"
          title="Special Offers"
          kind="offer"
          deals={
            isBeyondEmbedded(offerPage)
              ? moreOffers.data?.items
              : embeddedPage(store.offers, offerPage)
          }
          total={offerCount}
          page={offerPage}
          hrefOf={(n) => `${storePath(slug, couponPage, n)}#offers`}
        />
      )}
      {couponCount > 0 && (
        <DealSection
          id="coupons"
          title={offerCount > 0 ? 'Additional Coupons' : 'Available Coupons'}
          kind="coupon"
          deals={
            isBeyondEmbedded(couponPage)
              ? moreCoupons.data?.items
              : embeddedPage(store.coupons, couponPage)
          }
          total={couponCount}
          page={couponPage}
          hrefOf={(n) => `${storePath(slug, n, offerPage)}#coupons`}
        />
      )}
    </div>
  );
}

interface DealSectionProps {
  id: string;
  title: string;
  kind: 'coupon' | 'offer';
  /** undefined while they load. */
  deals: (Coupon | Offer)[] | undefined;
  total: number;
  page: number;
  hrefOf: (page: number) => string;
}

function DealSection({ id, title, kind, deals, total, page, hrefOf }: DealSectionProps) {
  const today = useToday();
  return (
    <Section id={id} title={title}>
      <ul className="card-grid" aria-busy={!deals}>
        {!deals && <TicketSkeletons count={SKELETONS.storePage} />}
        {deals?.map((deal) => (
          <li key={deal.id}>
            <StoreTicket kind={kind} deal={deal} today={today} />
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        total={total}
        pageSize={PAGE_SIZES.coupons}
        hrefOf={hrefOf}
        label={`Pages of ${title}`}
      />
    </Section>
  );
}
