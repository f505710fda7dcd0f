import { lengthOf } from '../../database/list-counts.js';
import { overdue } from '../../database/sql.js';

/** Deals that ended today and are not yet marked: the lengths of lists still count them. Mostly there are none. */
export const OVERDUE = `overdue AS MATERIALIZED (
  SELECT store_id, count(*)::int AS deals, sum(coupon)::int AS coupons FROM (
    SELECT c.store_id, 1 AS coupon FROM coupons c WHERE ${overdue('c')}
    UNION ALL
    SELECT o.store_id, 0 FROM offers o WHERE o.active AND ${overdue('o')}
  ) deal GROUP BY store_id)`;

/** Of a store `s` and what is overdue of it, `d`. */
export const WITH_OVERDUE = 'LEFT JOIN overdue d ON d.store_id = s.id';

const COUPONS = lengthOf('store-coupons', 's.id::text');

export const LIVE_DEALS = `(${COUPONS}
  + ${lengthOf('store-offers', 's.id::text')} - coalesce(d.deals, 0))`;

/** A store as visitors get it. */
export const COLUMNS = `s.id, s.name, s.slug, s.logo, s.description, s.website, s.category,
  CASE WHEN s.deal_count > 0 THEN s.deal_count ELSE ${LIVE_DEALS} END AS "dealCount",
  ${COUPONS} - coalesce(d.coupons, 0) AS "activeCouponCount",
  s.created_at AS "createdAt", s.version`;

export const ADMIN_COLUMNS = `${COLUMNS}, s.deal_count AS "storedDealCount", s.clicks`;
