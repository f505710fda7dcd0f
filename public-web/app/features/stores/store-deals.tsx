import { useStoreCoupons, useStoreOffers } from '@deal-harbor/api-client';
import {
  type Coupon,
  couponAnchor,
  type Offer,
  PAGE_SIZES,
  SKELETONS,
  type StoreDetail,
  type StorePlace,
  storePath,
} from '@deal-harbor/contracts';
import { Pagination } from '../../components/pagination.tsx';
import { Section } from '../../components/section.tsx';
import { useToday } from '../../lib/site.ts';
import { StoreTicket } from '../coupons/store-ticket.tsx';
import { TicketSkeletons } from '../coupons/ticket-skeletons.tsx';
import { embeddedPage, isBeyondEmbedded } from './deal-pages.ts';

interface StoreDealsProps {
  store: StoreDetail;
  state: StorePlace;
}

export function StoreDeals({ store, state }: StoreDealsProps) {
  const { slug, offerCount, couponCount } = store;
  const { coupons, offers } = state;
  const moreCoupons = useStoreCoupons(slug, coupons, isBeyondEmbedded(coupons));
  const moreOffers = useStoreOffers(slug, offers, isBeyondEmbedded(offers));
  return (
    <div className="mt-12 grid grid-cols-1 gap-14">
      {offerCount > 0 && (
        <DealSection
          id="offers"
          title="Special Offers"
          kind="offer"
          deals={
            isBeyondEmbedded(offers) ? moreOffers.data?.items : embeddedPage(store.offers, offers)
          }
          total={offerCount}
          page={offers}
          hrefOf={(n) => `${storePath({ ...state, offers: n })}#offers`}
        />
      )}
      {couponCount > 0 && (
        <DealSection
          id="coupons"
          title={offerCount > 0 ? 'Additional Coupons' : 'Available Coupons'}
          kind="coupon"
          deals={
            isBeyondEmbedded(coupons)
              ? moreCoupons.data?.items
              : embeddedPage(store.coupons, coupons)
          }
          total={couponCount}
          page={coupons}
          hrefOf={(n) => `${storePath({ ...state, coupons: n })}#coupons`}
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
          <li
            key={deal.id}
            id={kind === 'coupon' ? couponAnchor(deal.id) : undefined}
            className="scroll-mt-24"
          >
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
