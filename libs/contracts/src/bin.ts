import type { StoreDependents } from './admin.ts';
import type { Instant } from './entities.ts';

/** Days that what was deleted can be brought back; after them it goes for good. */
export const BIN_DAYS = 30;

/** Categories and subscribers are not among them: they go at once. */
export const BIN_KINDS = ['store', 'coupon', 'offer', 'product', 'post'] as const;
export type BinKind = (typeof BIN_KINDS)[number];

/** GET /api/admin/bin, the last deleted first; GET /api/admin/bin/{id}. */
export interface BinEntry {
  id: number;
  kind: BinKind;
  /** What it was called. */
  title: string;
  /** The store of a coupon or an offer, as it was called; null for the others. */
  storeName: string | null;
  deletedAt: Instant;
  /** It goes for good within a day of this. */
  expiresAt: Instant;
  /** What a store took along, and the posts that lost it; all 0 for the others. */
  counts: StoreDependents;
}

/** POST /api/admin/bin/{id}/restore: what is there again, under the id that it had. */
export interface Restored {
  kind: BinKind;
  id: number;
  /** Of a store or a post; null for the others. */
  slug: string | null;
}
