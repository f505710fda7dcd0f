import type { AdminOffer, Offer } from '@deal-harbor/contracts';

/** An offer as the repositories' SQL answers it. */
export interface OfferRow extends Omit<Offer, 'createdAt'> {
  createdAt: Date;
}

/** With what only the owner sees. */
export interface AdminOfferRow extends Omit<AdminOffer, 'createdAt'> {
  createdAt: Date;
}
