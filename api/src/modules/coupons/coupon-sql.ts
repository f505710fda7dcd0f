import type { SortWord } from '@deal-harbor/contracts';
import { storeSummary } from '../../database/sql.js';

/** A coupon `c` as visitors get it, but for its store. */
export const DEAL_COLUMNS = `c.id, c.title, c.description, c.code, c.discount_type AS "discountType",
  c.discount_value AS "discountValue", c.expiry_date AS "expiryDate", c.verified, c.featured,
  c.store_id AS "storeId", c.created_at AS "createdAt", c.version`;

/** With its store `s`. */
export const COLUMNS = `${DEAL_COLUMNS}, ${storeSummary('s')} AS store`;

/** Of a list's part `p`. */
export const JOINS = 'JOIN coupons c ON c.id = p.id JOIN stores s ON s.id = c.store_id';

/** Ascending puts absent ends last. */
export function sortBy(sort: SortWord, alias: string, end = `${alias}.expiry_date`): string {
  const latest = `${alias}.created_at DESC, ${alias}.id DESC`;
  const sorts: Record<SortWord, string> = {
    latest,
    discount: `${alias}.discount_rank, ${alias}.discount_size DESC, ${latest}`,
    expiry: `${end}, ${latest}`,
    popularity: `${alias}.clicks DESC, ${latest}`,
  };
  return sorts[sort];
}

/** The same order of live coupons; each has an index of its own, in all categories and in one. */
export function sortLiveBy(sort: SortWord, alias: string): string {
  return sortBy(sort, alias, `${alias}.live_until`);
}
