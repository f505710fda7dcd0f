import type { Instant, StoreDetail, StoreSummary } from '@deal-harbor/contracts';
import type { StoreDetailRow, StoreRow } from './store.row.js';

/** For visitors or the owner, as the row is. */
export function toStore<T extends StoreRow>({ createdAt, ...row }: T) {
  return { ...row, createdAt: createdAt.toISOString() };
}

/** PostgreSQL writes instants into JSON in a form of its own. */
function ofStore<T extends { createdAt: Instant }>(deal: T, store: StoreSummary) {
  return { ...deal, store, createdAt: new Date(deal.createdAt).toISOString() };
}

export function toStoreDetail({ coupons, offers, ...row }: StoreDetailRow): StoreDetail {
  const { id, name, slug, logo, website } = row;
  const summary = { id, name, slug, logo, website };
  return {
    ...toStore(row),
    coupons: coupons.map((coupon) => ofStore(coupon, summary)),
    offers: offers.map((offer) => ofStore(offer, summary)),
  };
}
