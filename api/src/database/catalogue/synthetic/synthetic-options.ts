import type { DateText } from '@deal-harbor/contracts';

/** How large the catalogue gets, and which of all catalogues of that size it is. */
export interface SyntheticOptions {
  stores: number;
  /** Coupons and offers together, three to two. */
  deals: number;
  posts: number;
  products: number;
  subscribers: number;
  /** The same seed makes the same rows, told from the same day. */
  seed: number;
  /** The day that all dates are relative to. */
  today: DateText;
}
