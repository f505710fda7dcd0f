import type { EntityManager } from 'typeorm';
import type { List, Page } from '../../common/http/list.js';
import { lengthOf } from '../../database/list-counts.js';
import { findList, type ListStatement } from '../../database/list-statement.js';
import { searchByRelevance } from '../../database/search/search-list.js';
import { textSearch } from '../../database/search/text-search.js';
import { categoryKeys, Parameters } from '../../database/sql.js';
import type { StoreRow } from './store.row.js';
import { COLUMNS, OVERDUE, WITH_OVERDUE } from './store-sql.js';
import type { StoreFilter } from './stores.repository.js';

type Parts = Pick<ListStatement, 'shared' | 'total' | 'ids'>;

const JOINS = `JOIN stores s ON s.id = p.id ${WITH_OVERDUE}`;
const BY_NAME = 'lower(s.name), s.id';

const keysOf = (category: string) => `keys AS MATERIALIZED (${categoryKeys(category)})`;

const popularity = (alias: string) =>
  `${alias}.clicks DESC, ${alias}.created_at DESC, ${alias}.id DESC`;

/** Read along one index, whose length is known. */
function whole(orderBy: string, page: Page, parameters: Parameters): Parts {
  return {
    total: lengthOf('stores'),
    ids: `SELECT s.id FROM stores s ORDER BY ${orderBy}
      LIMIT ${parameters.add(page.limit)} OFFSET ${parameters.add(page.offset)}`,
  };
}

/** As `whole`, along one index for each name that the category's word may mean; mostly that is one. */
function ofCategory(category: string, page: Page, parameters: Parameters): Parts {
  const shared = [keysOf(parameters.add(category))];
  const [limit, offset] = [parameters.add(page.limit), parameters.add(page.offset)];
  return {
    shared,
    total: `SELECT coalesce(sum(${lengthOf('category-stores', 'k.key')}), 0) FROM keys k`,
    ids: `SELECT s.id FROM keys k CROSS JOIN LATERAL (
        SELECT * FROM stores s WHERE lower(s.category) = k.key
        ORDER BY ${BY_NAME} LIMIT ${limit}::int + ${offset}::int
      ) s ORDER BY ${BY_NAME} LIMIT ${limit} OFFSET ${offset}`,
  };
}

function found(
  search: string,
  category: string | undefined,
  page: Page,
  parameters: Parameters,
): Parts {
  const keys = category ? [keysOf(parameters.add(category))] : [];
  const searched = {
    table: 'stores',
    shown: 'true',
    filter: category ? 'lower(r.category) IN (SELECT key FROM keys)' : 'true',
    popularity: popularity('r'),
  } as const;
  const parts = searchByRelevance(searched, textSearch(parameters, search), page, parameters);
  return { ...parts, shared: [...keys, ...parts.shared] };
}

function findParts(
  manager: EntityManager,
  { shared = [], ...parts }: Parts,
  parameters: Parameters,
): Promise<List<StoreRow>> {
  const list = { ...parts, shared: [...shared, OVERDUE], columns: COLUMNS, joins: JOINS };
  return findList(manager, list, parameters.values);
}

/** For visitors: by name, or what a search finds by its relevance. Takes as long at ten times the stores. */
export function findShownStores(
  manager: EntityManager,
  { search, category }: StoreFilter,
  page: Page,
): Promise<List<StoreRow>> {
  const parameters = new Parameters();
  if (search) return findParts(manager, found(search, category, page, parameters), parameters);
  if (category) return findParts(manager, ofCategory(category, page, parameters), parameters);
  return findParts(manager, whole(BY_NAME, page, parameters), parameters);
}

/** The most followed first, then the newest. */
export function findPopularStores(manager: EntityManager, page: Page): Promise<List<StoreRow>> {
  const parameters = new Parameters();
  return findParts(manager, whole(popularity('s'), page, parameters), parameters);
}
