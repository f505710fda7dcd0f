import { DEFAULT_LIMITS, PAGE_SIZES } from '@deal-harbor/contracts';

const SIZE = PAGE_SIZES.coupons;

/** Pages beyond the deals that come embedded in a store are asked for by themselves. */
export function isBeyondEmbedded(page: number): boolean {
  return page * SIZE > DEFAULT_LIMITS.capped;
}

/** One page of the embedded deals; pages count from 1. */
export function embeddedPage<T>(deals: readonly T[], page: number): T[] {
  return deals.slice((page - 1) * SIZE, page * SIZE);
}

/** A store page's address; coupons and offers turn their pages separately. */
export function storePath(slug: string, couponPage: number, offerPage: number): string {
  const params = new URLSearchParams();
  if (couponPage > 1) params.set('page', String(couponPage));
  if (offerPage > 1) params.set('offers', String(offerPage));
  const query = params.toString();
  return query ? `/store/${slug}?${query}` : `/store/${slug}`;
}
