import type { AdminOffer } from '@deal-harbor/contracts';

/** An offer as the repository's SQL answers it. */
export interface OfferRow extends Omit<AdminOffer, 'createdAt'> {
  createdAt: Date;
}

/** With the counts of the store that it belongs to. */
export interface StoreOfferRow extends OfferRow {
  total: number;
  unexpired: number;
}
