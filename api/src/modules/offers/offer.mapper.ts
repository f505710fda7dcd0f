import type { AdminOffer, Offer } from '@deal-harbor/contracts';
import type { OfferRow } from './offer.row.js';

export function toAdminOffer({ createdAt, ...row }: OfferRow): AdminOffer {
  return { ...row, createdAt: createdAt.toISOString() };
}

export function toOffer(row: OfferRow): Offer {
  const { clicks, ...offer } = toAdminOffer(row);
  return offer;
}
