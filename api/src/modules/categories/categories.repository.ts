import type { Category } from '@deal-harbor/contracts';
import type { EntityManager } from 'typeorm';
import type { Page } from '../../common/http/list.js';
import { CategoryEntity } from './category.entity.js';

const COLUMNS = 'k.id, k.name, k.slug, k.version';

/** In the order of their making. */
export function findCategories(manager: EntityManager, page: Page): Promise<Category[]> {
  return manager.query<Category[]>(
    `SELECT ${COLUMNS}, coalesce(n.stores, 0) AS "storeCount"
     FROM categories k
     LEFT JOIN (SELECT lower(category) AS name, count(*)::int AS stores FROM stores GROUP BY 1) n
       ON n.name = lower(k.name)
     ORDER BY k.id LIMIT $1 OFFSET $2`,
    [page.limit, page.offset],
  );
}

export function countCategories(manager: EntityManager): Promise<number> {
  return manager.count(CategoryEntity);
}

export async function findCategoryById(
  manager: EntityManager,
  id: number,
): Promise<Category | null> {
  const rows = await manager.query<Category[]>(
    `SELECT ${COLUMNS},
       (SELECT count(*)::int FROM stores s WHERE lower(s.category) = lower(k.name)) AS "storeCount"
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
