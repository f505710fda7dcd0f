import type { ExpiryFilter, SortWord } from '@deal-harbor/contracts';
import type { EntityManager } from 'typeorm';
import type { Page } from '../../common/http/list.js';
import type { OrderOf } from '../../common/http/owners-order.js';
import { type OrderTerms, ownersOrderBy } from '../../database/order-by.js';
import {
  containing,
  expiryIs,
  inCategory,
  Parameters,
  storeSummary,
  unexpired,
} from '../../database/sql.js';
import { CouponEntity } from './coupon.entity.js';
import type { CouponRow, StoreCouponRow } from './coupon.row.js';

export interface CouponFilter {
  search?: string;
  /** Slug or name of a category. */
  category?: string;
  /** Slug of a store. */
  store?: string;
  storeId?: number;
  expiry?: ExpiryFilter;
  verified?: boolean;
  featured?: boolean;
  withExpired?: boolean;
}

export type CouponOrder = { sort: SortWord; expiredLast?: boolean } | { by: OrderOf<'coupons'> };

const COLUMNS = `c.id, c.title, c.description, c.code, c.discount_type AS "discountType",
  c.discount_value AS "discountValue", c.expiry_date AS "expiryDate", c.verified, c.featured,
  c.store_id AS "storeId", ${storeSummary('s')} AS store, c.clicks, c.created_at AS "createdAt",
  c.version`;

const FROM = 'FROM coupons c JOIN stores s ON s.id = c.store_id';

/** Each has an index of its own; ascending puts absent ends last. */
const SORTS: Record<SortWord, string> = {
  latest: 'c.created_at DESC, c.id DESC',
  discount: 'c.discount_rank, c.discount_size DESC, c.created_at DESC, c.id DESC',
  expiry: 'c.expiry_date, c.created_at DESC, c.id DESC',
  popularity: 'c.clicks DESC, c.created_at DESC, c.id DESC',
};

/** Each is read from an index, some with a sort of the rows that are equal in it. */
const ORDERS: OrderTerms<'coupons'> = {
  title: ['lower(c.title)'],
  store: ['lower(s.name)', 's.id'],
  expiry: [{ nullable: 'c.expiry_date' }],
  clicks: ['c.clicks', 'c.created_at'],
  created: ['c.created_at'],
};

function orderBy(order: CouponOrder): string {
  if ('by' in order) return ownersOrderBy('coupons', order.by, ORDERS, 'c.id');
  const sort = SORTS[order.sort];
  return order.expiredLast ? `NOT ${unexpired('c')}, ${sort}` : sort;
}

/** Conditions on the coupon's own columns alone, so that each can use an index and counts need no join. */
function conditions(filter: CouponFilter, parameters: Parameters): string {
  const parts = [filter.withExpired ? 'true' : unexpired('c')];
  if (filter.expiry) parts.push(expiryIs('c', filter.expiry));
  if (filter.featured !== undefined) parts.push(filter.featured ? 'c.featured' : 'NOT c.featured');
  if (filter.verified !== undefined) parts.push(filter.verified ? 'c.verified' : 'NOT c.verified');
  if (filter.storeId) parts.push(`c.store_id = ${parameters.add(filter.storeId)}`);
  if (filter.store) {
    const slug = parameters.add(filter.store);
    parts.push(`c.store_id = (SELECT x.id FROM stores x WHERE x.slug = ${slug})`);
  }
  if (filter.category) {
    const category = inCategory('x', parameters.add(filter.category));
    parts.push(`c.store_id IN (SELECT x.id FROM stores x WHERE ${category})`);
  }
  if (filter.search) {
    const pattern = parameters.add(containing(filter.search));
    parts.push(`(c.title ILIKE ${pattern} OR c.description ILIKE ${pattern} OR c.code ILIKE ${pattern}
      OR c.store_id = ANY (ARRAY(SELECT x.id FROM stores x WHERE x.name ILIKE ${pattern})))`);
  }
  return parts.join(' AND ');
}

export function findCoupons(
  manager: EntityManager,
  filter: CouponFilter,
  order: CouponOrder,
  page: Page,
): Promise<CouponRow[]> {
  const parameters = new Parameters();
  const where = conditions(filter, parameters);
  return manager.query<CouponRow[]>(
    `SELECT ${COLUMNS} ${FROM} WHERE ${where} ORDER BY ${orderBy(order)}
     LIMIT ${parameters.add(page.limit)} OFFSET ${parameters.add(page.offset)}`,
    parameters.values,
  );
}

export async function countCoupons(manager: EntityManager, filter: CouponFilter): Promise<number> {
  const parameters = new Parameters();
  const where = conditions(filter, parameters);
  const [row] = await manager.query<[{ count: number }]>(
    `SELECT count(*)::int AS count FROM coupons c WHERE ${where}`,
    parameters.values,
  );
  return row.count;
}

/** The newest first, the expired last; each row with the counts of all. */
export function findStoreCoupons(
  manager: EntityManager,
  storeId: number,
  limit: number,
): Promise<StoreCouponRow[]> {
  return manager.query<StoreCouponRow[]>(
    `SELECT ${COLUMNS}, (count(*) OVER ())::int AS total,
       (count(*) FILTER (WHERE ${unexpired('c')}) OVER ())::int AS unexpired
     ${FROM} WHERE c.store_id = $1
     ORDER BY NOT ${unexpired('c')}, ${SORTS.latest} LIMIT $2`,
    [storeId, limit],
  );
}

export async function findCouponById(
  manager: EntityManager,
  id: number,
): Promise<CouponRow | null> {
  const rows = await manager.query<CouponRow[]>(`SELECT ${COLUMNS} ${FROM} WHERE c.id = $1`, [id]);
  return rows[0] ?? null;
}

/** The discount as it stands, which nobody else changes until the transaction ends. */
export async function lockDiscount(
  manager: EntityManager,
  id: number,
): Promise<Pick<CouponEntity, 'discountType' | 'discountValue'> | null> {
  const rows = await manager.query<Pick<CouponEntity, 'discountType' | 'discountValue'>[]>(
    `SELECT discount_type AS "discountType", discount_value AS "discountValue"
     FROM coupons WHERE id = $1 FOR UPDATE`,
    [id],
  );
  return rows[0] ?? null;
}

export async function insertCoupon(
  manager: EntityManager,
  coupon: Partial<CouponEntity>,
): Promise<number> {
  const { identifiers } = await manager.insert(CouponEntity, coupon);
  return (identifiers[0] as { id: number }).id;
}
