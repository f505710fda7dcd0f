import type { StoreDependents } from '@deal-harbor/contracts';
import type { EntityManager } from 'typeorm';
import type { Page } from '../../common/http/list.js';
import type { OrderOf } from '../../common/http/owners-order.js';
import { type OrderTerms, ownersOrderBy } from '../../database/order-by.js';
import { containing, inCategory, Parameters, unexpired } from '../../database/sql.js';
import { StoreEntity } from './store.entity.js';
import type { StoreRow } from './store.row.js';

export interface StoreFilter {
  /** Found in name or category. */
  search?: string;
  /** Slug or name of a category. */
  category?: string;
}

const LIVE_DEALS = `(
  (SELECT count(*) FROM coupons c WHERE c.store_id = s.id AND ${unexpired('c')})
  + (SELECT count(*) FROM offers o WHERE o.store_id = s.id AND o.active AND ${unexpired('o')})
)::int`;

const COLUMNS = `s.id, s.name, s.slug, s.logo, s.description, s.website, s.category,
  s.deal_count AS "storedDealCount",
  CASE WHEN s.deal_count > 0 THEN s.deal_count ELSE ${LIVE_DEALS} END AS "liveDealCount",
  s.clicks, s.created_at AS "createdAt", s.version`;

const ORDERS: OrderTerms<'stores'> = {
  name: ['lower(s.name)'],
  category: [{ nullable: 'lower(s.category)' }, 'lower(s.name)'],
  clicks: ['s.clicks', 's.created_at'],
  created: ['s.created_at'],
};

function conditions(filter: StoreFilter, parameters: Parameters): string {
  const parts = ['true'];
  if (filter.search) {
    const pattern = parameters.add(containing(filter.search));
    parts.push(`(s.name ILIKE ${pattern} OR s.category ILIKE ${pattern})`);
  }
  if (filter.category) parts.push(inCategory('s', parameters.add(filter.category)));
  return parts.join(' AND ');
}

/** Stores in the order of their names, where no other is given. */
export function findStores(
  manager: EntityManager,
  filter: StoreFilter,
  order: OrderOf<'stores'> | undefined,
  page: Page,
): Promise<StoreRow[]> {
  const parameters = new Parameters();
  const where = conditions(filter, parameters);
  return manager.query<StoreRow[]>(
    `SELECT ${COLUMNS} FROM stores s WHERE ${where}
     ORDER BY ${ownersOrderBy('stores', order, ORDERS, 's.id')}
     LIMIT ${parameters.add(page.limit)} OFFSET ${parameters.add(page.offset)}`,
    parameters.values,
  );
}

export async function countStores(manager: EntityManager, filter: StoreFilter): Promise<number> {
  const parameters = new Parameters();
  const where = conditions(filter, parameters);
  const [row] = await manager.query<[{ count: number }]>(
    `SELECT count(*)::int AS count FROM stores s WHERE ${where}`,
    parameters.values,
  );
  return row.count;
}

/** The most followed first, then the newest. */
export function findPopularStores(manager: EntityManager, page: Page): Promise<StoreRow[]> {
  return manager.query<StoreRow[]>(
    `SELECT ${COLUMNS} FROM stores s ORDER BY s.clicks DESC, s.created_at DESC, s.id DESC
     LIMIT $1 OFFSET $2`,
    [page.limit, page.offset],
  );
}

export async function findStoreById(manager: EntityManager, id: number): Promise<StoreRow | null> {
  const rows = await manager.query<StoreRow[]>(`SELECT ${COLUMNS} FROM stores s WHERE s.id = $1`, [
    id,
  ]);
  return rows[0] ?? null;
}

export async function findStoreBySlug(
  manager: EntityManager,
  slug: string,
): Promise<StoreRow | null> {
  const rows = await manager.query<StoreRow[]>(
    `SELECT ${COLUMNS} FROM stores s WHERE s.slug = $1`,
    [slug],
  );
  return rows[0] ?? null;
}

export async function findStoreDependents(
  manager: EntityManager,
  id: number,
): Promise<StoreDependents | null> {
  const rows = await manager.query<StoreDependents[]>(
    `SELECT (SELECT count(*)::int FROM coupons c WHERE c.store_id = s.id) AS coupons,
       (SELECT count(*)::int FROM offers o WHERE o.store_id = s.id) AS offers,
       (SELECT count(*)::int FROM blogs b WHERE b.target_store_id = s.id) AS posts
     FROM stores s WHERE s.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

export async function insertStore(
  manager: EntityManager,
  store: Partial<StoreEntity>,
): Promise<number> {
  const { identifiers } = await manager.insert(StoreEntity, store);
  return (identifiers[0] as { id: number }).id;
}
