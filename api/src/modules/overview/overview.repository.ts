import { OVERVIEW } from '@deal-harbor/contracts';
import type { EntityManager } from 'typeorm';
import { expiryIs } from '../../database/sql.js';
import type {
  CountsRow,
  DayRow,
  DraftRow,
  ExpiringRow,
  TopCouponRow,
  TopStoreRow,
} from './overview.row.js';

/** The last days in UTC, today included, as the session's time zone is UTC; `$1` is how many. */
const RECENT = 'v.day > current_date - $1::int AND v.day <= current_date';
/** Ways to a shop; the reading of a post is not one. */
const FOLLOWED = `v.kind IN ('store', 'coupon', 'offer')`;

const EXPIRING_COUPONS = `SELECT 'coupon' AS kind, c.id, c.title, c.store_id, c.expiry_date
  FROM coupons c WHERE ${expiryIs('c', 'soon')}`;
/** Nobody sees an inactive offer, so that nobody misses it. */
const EXPIRING_OFFERS = `SELECT 'offer' AS kind, o.id, o.title, o.store_id, o.expiry_date
  FROM offers o WHERE o.active AND ${expiryIs('o', 'soon')}`;

export async function countEverything(manager: EntityManager): Promise<CountsRow> {
  const [row] = await manager.query<[CountsRow]>(
    `SELECT (SELECT count(*)::int FROM stores) AS stores,
       (SELECT count(*)::int FROM categories) AS categories,
       c.coupons, c.expired AS "expiredCoupons", o.offers, o.inactive AS "inactiveOffers",
       (SELECT count(*)::int FROM products) AS products,
       (SELECT count(*)::int FROM subscribers) AS subscribers,
       (SELECT json_object_agg(b.status, b.posts)
        FROM (SELECT status, count(*)::int AS posts FROM blogs GROUP BY status) b) AS posts
     FROM (SELECT count(*)::int AS coupons,
             (count(*) FILTER (WHERE ${expiryIs('x', 'expired')}))::int AS expired
           FROM coupons x) c,
       (SELECT count(*)::int AS offers, (count(*) FILTER (WHERE NOT x.active))::int AS inactive
        FROM offers x) o`,
  );
  return row;
}

export function findClicksByDay(manager: EntityManager): Promise<DayRow[]> {
  return manager.query<DayRow[]>(
    `SELECT current_date - ago AS day, coalesce(recent.clicks, 0)::int AS clicks
     FROM generate_series(0, $1::int - 1) ago
     LEFT JOIN (SELECT v.day, sum(v.visits) AS clicks FROM visit_counts v
                WHERE ${RECENT} AND ${FOLLOWED} GROUP BY v.day) recent
       ON recent.day = current_date - ago
     ORDER BY ago DESC`,
    [OVERVIEW.days],
  );
}

/** Stores by the recent clicks of their own links and of their coupons' and offers'. */
export function findTopStores(manager: EntityManager): Promise<TopStoreRow[]> {
  return manager.query<TopStoreRow[]>(
    `WITH targets AS MATERIALIZED (
       SELECT v.kind, v.target_id, sum(v.visits) AS clicks FROM visit_counts v
       WHERE ${RECENT} AND ${FOLLOWED} GROUP BY v.kind, v.target_id
     ), top AS (
       SELECT store_id, sum(clicks)::int AS clicks FROM (
         SELECT target_id AS store_id, clicks FROM targets WHERE kind = 'store'
         UNION ALL
         SELECT c.store_id, t.clicks FROM targets t JOIN coupons c ON c.id = t.target_id
         WHERE t.kind = 'coupon'
         UNION ALL
         SELECT o.store_id, t.clicks FROM targets t JOIN offers o ON o.id = t.target_id
         WHERE t.kind = 'offer'
       ) followed GROUP BY store_id
     )
     SELECT s.id, s.name, s.slug, s.logo, s.website, top.clicks
     FROM top JOIN stores s ON s.id = top.store_id
     ORDER BY top.clicks DESC, s.id DESC LIMIT $2`,
    [OVERVIEW.days, OVERVIEW.top],
  );
}

export function findTopCoupons(manager: EntityManager): Promise<TopCouponRow[]> {
  return manager.query<TopCouponRow[]>(
    `SELECT c.id, c.title, s.name AS "storeName", t.clicks::int AS clicks
     FROM (SELECT v.target_id, sum(v.visits) AS clicks FROM visit_counts v
           WHERE ${RECENT} AND v.kind = 'coupon' GROUP BY v.target_id) t
     JOIN coupons c ON c.id = t.target_id JOIN stores s ON s.id = c.store_id
     ORDER BY t.clicks DESC, c.id DESC LIMIT $2`,
    [OVERVIEW.days, OVERVIEW.top],
  );
}

/** What ends soon, the soonest first. */
export function findExpiring(manager: EntityManager): Promise<ExpiringRow[]> {
  return manager.query<ExpiringRow[]>(
    `SELECT e.kind, e.id, e.title, s.name AS "storeName", e.expiry_date AS "expiryDate", e.total
     FROM (SELECT x.*, (count(*) OVER ())::int AS total
           FROM (${EXPIRING_COUPONS} UNION ALL ${EXPIRING_OFFERS}) x
           ORDER BY x.expiry_date, x.kind, x.id LIMIT $1) e
     JOIN stores s ON s.id = e.store_id
     ORDER BY e.expiry_date, e.kind, e.id`,
    [OVERVIEW.expiring],
  );
}

/** The newest first. */
export function findDrafts(manager: EntityManager): Promise<DraftRow[]> {
  return manager.query<DraftRow[]>(
    `SELECT b.id, b.title, b.slug, b.category, b.created_at AS "createdAt"
     FROM blogs b WHERE b.status = 'draft' ORDER BY b.created_at DESC, b.id DESC LIMIT $1`,
    [OVERVIEW.drafts],
  );
}
