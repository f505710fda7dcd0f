import type { Category, CategoryDependents } from '@deal-harbor/contracts';
import type { EntityManager } from 'typeorm';
import type { List, Page } from '../../common/http/list.js';
import type { OrderOf } from '../../common/http/owners-order.js';
import { lengthOf } from '../../database/list-counts.js';
import { findList } from '../../database/list-statement.js';
import { type OrderTerms, ownersOrderBy } from '../../database/order-by.js';
import { containing, Parameters } from '../../database/sql.js';
import { CategoryEntity } from './category.entity.js';

const COLUMNS = 'k.id, k.name, k.slug, k.version';

const STORE_COUNT = lengthOf('category-stores', 'lower(k.name)');

const ORDERS: OrderTerms<'categories'> = {
  name: ['lower(k.name)'],
  slug: ['k.slug'],
  stores: [STORE_COUNT],
};

function condition(search: string | undefined, parameters: Parameters): string {
  if (!search) return 'true';
  const pattern = parameters.add(containing(search));
  return `(k.name ILIKE ${pattern} OR k.slug ILIKE ${pattern})`;
}

function findPart(
  manager: EntityManager,
  search: string | undefined,
  orderBy: string,
  page: Page,
): Promise<List<Category>> {
  const parameters = new Parameters();
  const where = condition(search, parameters);
  const part = {
    total: `SELECT count(*) FROM categories k WHERE ${where}`,
    ids: `SELECT k.id FROM categories k WHERE ${where} ORDER BY ${orderBy}
      LIMIT ${parameters.add(page.limit)} OFFSET ${parameters.add(page.offset)}`,
    columns: `${COLUMNS}, ${STORE_COUNT} AS "storeCount"`,
    joins: 'JOIN categories k ON k.id = p.id',
  };
  return findList(manager, part, parameters.values);
}

/** In the order of their making. */
export function findCategories(
  manager: EntityManager,
  search: string | undefined,
  page: Page,
): Promise<List<Category>> {
  return findPart(manager, search, 'k.id', page);
}

/** As the owner wants them: by name, where no order is given. */
export function findOrderedCategories(
  manager: EntityManager,
  search: string | undefined,
  order: OrderOf<'categories'> | undefined,
  page: Page,
): Promise<List<Category>> {
  return findPart(manager, search, ownersOrderBy('categories', order, ORDERS, 'k.id'), page);
}

export async function findCategoryById(
  manager: EntityManager,
  id: number,
): Promise<Category | null> {
  const rows = await manager.query<Category[]>(
    `SELECT ${COLUMNS}, ${STORE_COUNT} AS "storeCount" FROM categories k WHERE k.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

export async function findCategoryDependents(
  manager: EntityManager,
  id: number,
): Promise<CategoryDependents | null> {
  const rows = await manager.query<CategoryDependents[]>(
    `SELECT (SELECT count(*)::int FROM stores s WHERE lower(s.category) = lower(k.name)) AS stores,
       (SELECT count(*)::int FROM offers o WHERE o.category_id = k.id) AS offers
     FROM categories k WHERE k.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

export async function insertCategory(
  manager: EntityManager,
  category: Partial<CategoryEntity>,
): Promise<number> {
  const { identifiers } = await manager.insert(CategoryEntity, category);
  return (identifiers[0] as { id: number }).id;
}

/** The name as it stands, which nobody else changes until the transaction ends. */
export async function lockCategoryName(manager: EntityManager, id: number): Promise<string | null> {
  const rows = await manager.query<{ name: string }[]>(
    'SELECT name FROM categories WHERE id = $1 FOR UPDATE',
    [id],
  );
  return rows[0]?.name ?? null;
}

/** Gives every store of the old name, in any case, the new one. */
export async function renameInStores(
  manager: EntityManager,
  oldName: string,
  newName: string,
): Promise<void> {
  await manager.query(
    `UPDATE stores SET category = $2, version = version + 1, updated_at = now()
     WHERE lower(category) = lower($1) AND category <> $2`,
    [oldName, newName],
  );
}
