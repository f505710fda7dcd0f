import type { StoreDependents } from '@deal-harbor/contracts';
import type { EntityManager } from 'typeorm';
import type { List, Page } from '../../common/http/list.js';
import type { OrderOf } from '../../common/http/owners-order.js';
import { findList } from '../../database/list-statement.js';
import { type OrderTerms, ownersOrderBy } from '../../database/order-by.js';
import { textSearch } from '../../database/search/text-search.js';
import { categoryKeys, Parameters } from '../../database/sql.js';
import { StoreEntity } from './store.entity.js';
import type { AdminStoreRow } from './store.row.js';
import { ADMIN_COLUMNS, OVERDUE, WITH_OVERDUE } from './store-sql.js';

export interface StoreFilter {
  /** Found in name or category. */
  search?: string;
  /** Slug or name of a category. */
  category?: string;
}

const ORDERS: OrderTerms<'stores'> = {
  name: ['lower(s.name)'],
  category: [{ nullable: 'lower(s.category)' }, 'lower(s.name)'],
  clicks: ['s.clicks', 's.created_at'],
  created: ['s.created_at'],
};

function conditions(filter: StoreFilter, parameters: Parameters): string {
  const parts = ['true'];
  if (filter.search) parts.push(textSearch(parameters, filter.search).matches('s'));
  if (filter.category) {
    parts.push(`lower(s.category) IN (${categoryKeys(parameters.add(filter.category))})`);
  }
  return parts.join(' AND ');
}

/** For the owner; in the order of their names, where no other is given. */
export function findStores(
  manager: EntityManager,
  filter: StoreFilter,
  order: OrderOf<'stores'> | undefined,
  page: Page,
): Promise<List<AdminStoreRow>> {
  const parameters = new Parameters();
  const where = conditions(filter, parameters);
  const part = {
    shared: [OVERDUE],
    total: `SELECT count(*) FROM stores s WHERE ${where}`,
    ids: `SELECT s.id FROM stores s WHERE ${where}
      ORDER BY ${ownersOrderBy('stores', order, ORDERS, 's.id')}
      LIMIT ${parameters.add(page.limit)} OFFSET ${parameters.add(page.offset)}`,
    columns: ADMIN_COLUMNS,
    joins: `JOIN stores s ON s.id = p.id ${WITH_OVERDUE}`,
  };
  return findList(manager, part, parameters.values);
}

export async function findStoreById(
  manager: EntityManager,
  id: number,
): Promise<AdminStoreRow | null> {
  const rows = await manager.query<AdminStoreRow[]>(
    `WITH ${OVERDUE} SELECT ${ADMIN_COLUMNS} FROM stores s ${WITH_OVERDUE} WHERE s.id = $1`,
    [id],
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
