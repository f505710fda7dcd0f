import { LIMITS, withoutForbidden } from '@deal-harbor/contracts';

/** Where one is in a list. Pages count from 1; an empty filter is none. */
export interface ListState {
  search: string;
  /** A column's word, backwards with a hyphen before it. */
  order: string;
  page: number;
  filters: Record<string, string>;
}

/** Whether a filter understands a text from the address. */
export type Understands = (text: string) => boolean;

export interface ListDefaults {
  /** The words that it can be put in order by, forwards and backwards; the first is its own order. */
  orders: readonly [string, ...string[]];
  filters?: Readonly<Record<string, Understands>>;
}

export const oneOf =
  (words: readonly string[]): Understands =>
  (text) =>
    words.includes(text);

export const isFlag = oneOf(['true', 'false']);

/** Of the database. */
const LARGEST_ID = 2 ** 31 - 1;

export const isId: Understands = (text) => /^[1-9]\d*$/.test(text) && Number(text) <= LARGEST_ID;

export const isSlug: Understands = (text) =>
  text.length <= LIMITS.slug && withoutForbidden(text) === text;

/** No list is that long: what is beyond was not written by the admin. */
const LAST_PAGE = 100_000;

/**
 * What the list does not understand is left out: the address may be old, or made up.
 * @param prefix sets the lists of one page apart: `offers.page`
 */
export function readListState(
  params: URLSearchParams,
  prefix: string,
  { orders, filters = {} }: ListDefaults,
): ListState {
  const read = (name: string, known: Understands) => {
    const text = params.get(prefix + name) ?? '';
    return known(text) ? text : '';
  };
  const page = Number(params.get(`${prefix}page`) ?? 1);
  return {
    search: withoutForbidden((params.get(`${prefix}search`) ?? '').slice(0, LIMITS.search)),
    order: read('order', isOrder(orders)) || orders[0],
    page: Number.isInteger(page) && page > 0 && page <= LAST_PAGE ? page : 1,
    filters: Object.fromEntries(
      Object.entries(filters).map(([name, known]) => [name, read(name, known)]),
    ),
  };
}

/** Some lists only name the way backwards of the column that is their own order. */
function isOrder(orders: readonly string[]): Understands {
  const bare = (word: string) => word.replace(/^-/, '');
  const columns = orders.map(bare);
  return (text) => columns.includes(bare(text));
}

/** Writes what differs from the defaults and leaves all other parameters as they are. */
export function writeListState(
  params: URLSearchParams,
  prefix: string,
  defaults: ListDefaults,
  { search, order, page, filters }: ListState,
): URLSearchParams {
  const next = new URLSearchParams(params);
  const values = {
    search,
    order: order === defaults.orders[0] ? '' : order,
    page: page === 1 ? '' : String(page),
    ...filters,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(prefix + name, value);
    else next.delete(prefix + name);
  }
  return next;
}
