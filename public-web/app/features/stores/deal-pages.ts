import { DEFAULT_LIMITS, PAGE_SIZES, type StorePlace } from '@deal-harbor/contracts';
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

export function readStorePage({ slug, search }: Place): StorePlace {
  return { slug, coupons: readPageNumber(search), offers: readPageNumber(search, 'offers') };
}
