import type { SortWord } from '@deal-harbor/contracts';
import type { EntityManager } from 'typeorm';
import type { List, Page } from '../../common/http/list.js';
import { lengthOf } from '../../database/list-counts.js';
import { findList, type ListStatement } from '../../database/list-statement.js';
import { searchByRelevance, searchInOrder } from '../../database/search/search-list.js';
import { textSearch } from '../../database/search/text-search.js';
import { categoryKeys, live, overdue, Parameters } from '../../database/sql.js';
import type { CouponRow } from './coupon.row.js';
import { COLUMNS, JOINS, sortLiveBy } from './coupon-sql.js';

/** What a visitor may ask of the coupons that are good today. */
export interface LiveCoupons {
  /** Slug or name of a category. */
  category?: string;
  search?: string;
  featured?: boolean;
  /** Without it, a search is ordered by relevance and everything else by age. */
  sort?: SortWord;
}

type Parts = Pick<ListStatement, 'shared' | 'total' | 'ids'>;

const keysOf = (category: string) => `keys AS MATERIALIZED (${categoryKeys(category)})`;

/** Read along one index, whose length is known; what ended today and is not yet marked is taken off. */
function whole(
  list: 'coupons' | 'featured',
  sort: SortWord,
  page: Page,
  parameters: Parameters,
): Parts {
  const condition = list === 'featured' ? 'c.featured AND ' : '';
  return {
    total: `${lengthOf(list)} - (SELECT count(*) FROM coupons c WHERE ${condition}${overdue('c')})`,
    ids: `SELECT c.id FROM coupons c WHERE ${condition}${live('c')} ORDER BY ${sortLiveBy(sort, 'c')}
      LIMIT ${parameters.add(page.limit)} OFFSET ${parameters.add(page.offset)}`,
  };
}

/** As `whole`, along one index for each name that the category's word may mean; mostly that is one. */
function ofCategory(category: string, sort: SortWord, page: Page, parameters: Parameters): Parts {
  const keys = keysOf(parameters.add(category));
  const [limit, offset] = [parameters.add(page.limit), parameters.add(page.offset)];
  return {
    shared: [keys],
    total: `SELECT coalesce(sum(${lengthOf('category-coupons', 'k.key')} - (
        SELECT count(*) FROM coupons c WHERE c.category_key = k.key AND ${overdue('c')}
      )), 0) FROM keys k`,
    ids: `SELECT c.id FROM keys k CROSS JOIN LATERAL (
        SELECT * FROM coupons c WHERE c.category_key = k.key AND ${live('c')}
        ORDER BY ${sortLiveBy(sort, 'c')} LIMIT ${limit}::int + ${offset}::int
      ) c ORDER BY ${sortLiveBy(sort, 'c')} LIMIT ${limit} OFFSET ${offset}`,
  };
}

function found(
  search: string,
  { category, sort }: LiveCoupons,
  page: Page,
  parameters: Parameters,
): Parts {
  const keys = category ? [keysOf(parameters.add(category))] : [];
  const searched = {
    table: 'coupons',
    shown: live('r'),
    filter: category ? 'r.category_key IN (SELECT key FROM keys)' : 'true',
    popularity: sortLiveBy('popularity', 'r'),
  } as const;
  const text = textSearch(parameters, search);
  const parts = sort
    ? searchInOrder(searched, text, sortLiveBy(sort, 'r'), page, parameters)
    : searchByRelevance(searched, text, page, parameters);
  return { ...parts, shared: [...keys, ...parts.shared] };
}

function partsOf(wanted: LiveCoupons, page: Page, parameters: Parameters): Parts {
  const { category, search, featured, sort = 'latest' } = wanted;
  if (search) return found(search, wanted, page, parameters);
  if (category) return ofCategory(category, sort, page, parameters);
  return whole(featured ? 'featured' : 'coupons', sort, page, parameters);
}

/** Takes as long at ten times the rows, whatever is asked for. */
export function findLiveCoupons(
  manager: EntityManager,
  wanted: LiveCoupons,
  page: Page,
): Promise<List<CouponRow>> {
  const parameters = new Parameters();
  const parts = partsOf(wanted, page, parameters);
  return findList(manager, { ...parts, columns: COLUMNS, joins: JOINS }, parameters.values);
}
