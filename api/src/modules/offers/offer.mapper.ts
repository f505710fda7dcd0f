import type { Offer } from '@deal-harbor/contracts';
import type { OfferRow } from './offer.row.js';

export function toOffer({ createdAt, ...row }: OfferRow): Offer {
  return { ...row, createdAt: createdAt.toISOString() };
}
