import { DEFAULT_LIMITS, PAGE_SIZES } from '@deal-harbor/contracts';
import { readPageNumber } from '../../lib/page-number.ts';
import type { Place } from '../../routing/page.ts';

const SIZE = PAGE_SIZES.coupons;

/** Pages beyond the deals that come embedded in a store are asked for by themselves. */
export function isBeyondEmbedded(page: number): boolean {
  return page * SIZE > DEFAULT_LIMITS.capped;
}

/** One page of the embedded deals; pages count from 1. */
export function embeddedPage<T>(deals: readonly T[], page: number): T[] {
  return deals.slice((page - 1) * SIZE, page * SIZE);
}

/** What the address of a store's page says; coupons and offers turn their pages separately, from 1. */
export interface StorePageState {
  slug: string;
  coupons: number;
  offers: number;
}

export function readStorePage({ slug, search }: Place): StorePageState {
  return { slug, coupons: readPageNumber(search), offers: readPageNumber(search, 'offers') };
}

export function storePath({ slug, coupons, offers }: StorePageState): string {
  const path = `/store/${encodeURIComponent(slug)}`;
  const params = new URLSearchParams();
  if (coupons > 1) params.set('page', String(coupons));
  if (offers > 1) params.set('offers', String(offers));
  return params.size > 0 ? `${path}?${params}` : path;
}
