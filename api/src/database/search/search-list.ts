import { SEARCH_COUNTED } from '@deal-harbor/contracts';
import type { Page } from '../../common/http/list.js';
import type { ListStatement } from '../list-statement.js';
import type { Parameters } from '../sql.js';
import type { TextSearch } from './text-search.js';

/** So many of the most followed rows are looked through where a text has more matches than are ranked. */
const MOST_FOLLOWED = 500;

/** The rows that are searched, under the alias `r`; all of it is constant SQL. */
export interface Searched {
  table: 'coupons' | 'stores';
  /** The rows that an index on their popularity holds. */
  shown: string;
  /** What else they must be. */
  filter: string;
  popularity: string;
}

type SearchParts = Required<Pick<ListStatement, 'shared' | 'total' | 'ids'>>;

const MANY = `(SELECT count(*) FROM few) > ${SEARCH_COUNTED}`;

/**
 * However common the text is, only so many matches are looked at: `few` of them, and, where those are not all, the
 * ones among the most followed rows as well.
 */
function bounded(searched: Searched, text: TextSearch) {
  const { table, shown, filter, popularity } = searched;
  const followed = `followed AS (SELECT r.* FROM (
      SELECT * FROM ${table} r WHERE ${shown} ORDER BY ${popularity} LIMIT ${MOST_FOLLOWED}
    ) r WHERE ${MANY} AND ${text.holds('r')} AND ${filter} AND r.id NOT IN (SELECT id FROM few))`;
  return {
    shared: [few(searched, text, `LIMIT ${SEARCH_COUNTED + 1}`), followed],
    total: `SELECT least(count(*), ${SEARCH_COUNTED}) FROM few`,
  };
}

function few({ table, shown, filter }: Searched, text: TextSearch, limit: string): string {
  return `few AS MATERIALIZED (SELECT r.* FROM ${table} r
    WHERE ${text.matches('r')} AND ${shown} AND ${filter} ${limit})`;
}

/** The most relevant first, then the most followed. Whoever asks for all of them gets all of them. */
export function searchByRelevance(
  searched: Searched,
  text: TextSearch,
  page: Page,
  parameters: Parameters,
): SearchParts {
  const order = `ORDER BY ${text.relevance('r')}, ${searched.popularity}
    LIMIT ${parameters.add(page.limit)} OFFSET ${parameters.add(page.offset)}`;
  const ids = (found: string) => `SELECT r.id FROM (${found}) r ${order}`;
  if (page.limit === null) {
    return {
      shared: [few(searched, text, '')],
      total: 'SELECT count(*) FROM few',
      ids: ids('SELECT * FROM few'),
    };
  }
  return {
    ...bounded(searched, text),
    ids: ids('SELECT * FROM few UNION ALL SELECT * FROM followed'),
  };
}

/** In an order that an index has: a common text is found along it, a rare one is sorted. */
export function searchInOrder(
  searched: Searched,
  text: TextSearch,
  order: string,
  page: Page,
  parameters: Parameters,
): SearchParts {
  const { table, shown, filter } = searched;
  const [limit, offset] = [parameters.add(page.limit), parameters.add(page.offset)];
  return {
    ...bounded(searched, text),
    ids: `SELECT r.id FROM (
        SELECT r.* FROM few r WHERE NOT ${MANY}
        UNION ALL
        (SELECT r.* FROM ${table} r WHERE ${MANY} AND ${shown} AND ${text.holds('r')} AND ${filter}
         ORDER BY ${order} LIMIT ${limit}::int + ${offset}::int)
      ) r ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`,
  };
}
