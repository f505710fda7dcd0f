import type { OfferRow } from './offer.row.js';

/** For visitors or the owner, as the row is. */
export function toOffer<T extends OfferRow>({ createdAt, ...row }: T) {
  return { ...row, createdAt: createdAt.toISOString() };
}
