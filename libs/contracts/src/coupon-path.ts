import { PAGE_SIZES } from './constants.ts';

/** The id of the element that shows a coupon on its store's page. */
export function couponAnchor(id: number): string {
  return `coupon-${id}`;
}

/**
 * The address at which a store's page shows a coupon.
 * @param before how many of the store's coupons are shown before it
 */
export function couponPath(storeSlug: string, id: number, before: number): string {
  const page = Math.floor(before / PAGE_SIZES.coupons) + 1;
  const query = page > 1 ? `?page=${page}` : '';
  return `/store/${storeSlug}${query}#${couponAnchor(id)}`;
}
