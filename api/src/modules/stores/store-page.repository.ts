import { DEFAULT_LIMITS } from '@deal-harbor/contracts';
import type { EntityManager } from 'typeorm';
import { unexpired } from '../../database/sql.js';
import { DEAL_COLUMNS as COUPON_COLUMNS, sortBy } from '../coupons/coupon-sql.js';
import { DEAL_COLUMNS as OFFER_COLUMNS } from '../offers/offer-sql.js';
import type { StoreDetailRow } from './store.row.js';
import { COLUMNS, LIVE_DEALS, OVERDUE, WITH_OVERDUE } from './store-sql.js';

const all = (deals: string) => `(SELECT coalesce(json_agg(deal), '[]') FROM (${deals}) deal)`;

/** The newest first, the expired last. */
const COUPONS = `SELECT ${COUPON_COLUMNS} FROM coupons c WHERE c.store_id = s.id
  ORDER BY NOT ${unexpired('c')}, ${sortBy('latest', 'c')} LIMIT ${DEFAULT_LIMITS.capped}`;

/** In the owner's order, the expired last. */
const OFFERS = `SELECT ${OFFER_COLUMNS} FROM offers o WHERE o.store_id = s.id AND o.active
  ORDER BY NOT ${unexpired('o')}, o.sort_order LIMIT ${DEFAULT_LIMITS.capped}`;

/** A store with the first of its coupons and offers, and the counts of all of them, in one statement. */
export async function findStorePage(
  manager: EntityManager,
  slug: string,
): Promise<StoreDetailRow | null> {
  const rows = await manager.query<StoreDetailRow[]>(
    `WITH ${OVERDUE}
     SELECT ${COLUMNS}, ${LIVE_DEALS} AS "activeDealCount",
       (SELECT count(*)::int FROM coupons c WHERE c.store_id = s.id) AS "couponCount",
       (SELECT count(*)::int FROM offers o WHERE o.store_id = s.id AND o.active) AS "offerCount",
       ${all(COUPONS)} AS coupons, ${all(OFFERS)} AS offers
     FROM stores s ${WITH_OVERDUE} WHERE s.slug = $1`,
    [slug],
  );
  return rows[0] ?? null;
}
