import type { ExpiryFilter, SortWord } from '@deal-harbor/contracts';
import type { EntityManager } from 'typeorm';
import type { List, Page } from '../../common/http/list.js';
import type { OrderOf } from '../../common/http/owners-order.js';
import { findList } from '../../database/list-statement.js';
import { type OrderTerms, ownersOrderBy } from '../../database/order-by.js';
import { textSearch } from '../../database/search/text-search.js';
import { categoryKeys, expiryIs, Parameters, unexpired } from '../../database/sql.js';
import { CouponEntity } from './coupon.entity.js';
import type { AdminCouponRow, CouponRow } from './coupon.row.js';
import { COLUMNS, JOINS, sortBy } from './coupon-sql.js';

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
}

export type CouponOrder = { sort: SortWord } | { by: OrderOf<'coupons'> };

const ADMIN_COLUMNS = `${COLUMNS}, c.clicks`;

/** Each is read from an index, some with a sort of the rows that are equal in it. */
const ORDERS: OrderTerms<'coupons'> = {
  title: ['lower(c.title)'],
  store: ['lower(s.name)', 's.id'],
  expiry: [{ nullable: 'c.expiry_date' }],
  clicks: ['c.clicks', 'c.created_at'],
  created: ['c.created_at'],
};

/** Conditions on the coupon's own columns alone, so that each can use an index and counts need no join. */
function conditions(filter: CouponFilter, parameters: Parameters): string {
  const parts = ['true'];
  if (filter.expiry) parts.push(expiryIs('c', filter.expiry));
  if (filter.featured !== undefined) parts.push(filter.featured ? 'c.featured' : 'NOT c.featured');
  if (filter.verified !== undefined) parts.push(filter.verified ? 'c.verified' : 'NOT c.verified');
  if (filter.storeId) parts.push(`c.store_id = ${parameters.add(filter.storeId)}`);
  if (filter.store) {
    const slug = parameters.add(filter.store);
    parts.push(`c.store_id = (SELECT x.id FROM stores x WHERE x.slug = ${slug})`);
  }
  if (filter.category) {
    parts.push(`c.category_key IN (${categoryKeys(parameters.add(filter.category))})`);
  }
  if (filter.search) {
    // Live and ended ones have an index of their own each.
    const matches = textSearch(parameters, filter.search).matches('c');
    parts.push(
      `((c.live_until IS NOT NULL AND ${matches}) OR (c.live_until IS NULL AND ${matches}))`,
    );
  }
  return parts.join(' AND ');
}

function findPart<R extends CouponRow>(
  manager: EntityManager,
  filter: CouponFilter,
  [columns, orderBy]: [columns: string, orderBy: string],
  page: Page,
): Promise<List<R>> {
  const parameters = new Parameters();
  const where = conditions(filter, parameters);
  const part = {
    total: `SELECT count(*) FROM coupons c WHERE ${where}`,
    ids: `SELECT c.id FROM coupons c JOIN stores s ON s.id = c.store_id
      WHERE ${where} ORDER BY ${orderBy}
      LIMIT ${parameters.add(page.limit)} OFFSET ${parameters.add(page.offset)}`,
    columns,
    joins: JOINS,
  };
  return findList(manager, part, parameters.values);
}

/** Any coupons, for the owner. */
export function findCoupons(
  manager: EntityManager,
  filter: CouponFilter,
  order: CouponOrder,
  page: Page,
): Promise<List<AdminCouponRow>> {
  const orderBy =
    'by' in order ? ownersOrderBy('coupons', order.by, ORDERS, 'c.id') : sortBy(order.sort, 'c');
  return findPart(manager, filter, [ADMIN_COLUMNS, orderBy], page);
}

/** All coupons of one store, for visitors: the expired ones last. */
export function findCouponsOfStore(
  manager: EntityManager,
  filter: Pick<CouponFilter, 'search' | 'category'> & { store: string },
  sort: SortWord,
  page: Page,
): Promise<List<CouponRow>> {
  return findPart(manager, filter, [COLUMNS, `NOT ${unexpired('c')}, ${sortBy(sort, 'c')}`], page);
}

export async function findCouponById(
  manager: EntityManager,
  id: number,
): Promise<AdminCouponRow | null> {
  const rows = await manager.query<AdminCouponRow[]>(
    `SELECT ${ADMIN_COLUMNS} FROM coupons c JOIN stores s ON s.id = c.store_id WHERE c.id = $1`,
    [id],
  );
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
