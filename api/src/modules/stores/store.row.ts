import type { AdminStore, Coupon, Offer, Store, StoreDetail } from '@deal-harbor/contracts';

/** A store as the repositories' SQL answers it. */
export interface StoreRow extends Omit<Store, 'createdAt'> {
  createdAt: Date;
}

/** With what only the owner sees. */
export interface AdminStoreRow extends Omit<AdminStore, 'createdAt'> {
  createdAt: Date;
}

type Counts = 'couponCount' | 'offerCount' | 'activeDealCount';

/** With its page's deals, whose store is this one. */
export interface StoreDetailRow extends StoreRow, Pick<StoreDetail, Counts> {
  coupons: Omit<Coupon, 'store'>[];
  offers: Omit<Offer, 'store'>[];
}
