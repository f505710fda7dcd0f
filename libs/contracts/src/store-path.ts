import { PAGE_SIZES } from './constants.ts';

/** What the address of a store's page says; coupons and offers turn their pages separately, from 1. */
export interface StorePlace {
  slug: string;
  coupons: number;
  offers: number;
}

export function storePath({ slug, coupons, offers }: StorePlace): string {
  const path = `/store/${encodeURIComponent(slug)}`;
  const params = new URLSearchParams();
  if (coupons > 1) params.set('page', String(coupons));
  if (offers > 1) params.set('offers', String(offers));
  return params.size > 0 ? `${path}?${params}` : path;
}

/** The id of the element that shows a coupon on its store's page. */
export function couponAnchor(id: number): string {
  return `coupon-${id}`;
}

/**
 * The address at which a store's page shows a coupon.
 * @param before how many of the store's coupons are shown before it
 */
export function couponPath(slug: string, id: number, before: number): string {
  const coupons = Math.floor(before / PAGE_SIZES.coupons) + 1;
  return `${storePath({ slug, coupons, offers: 1 })}#${couponAnchor(id)}`;
}
