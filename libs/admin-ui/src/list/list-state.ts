/** Where one is in a list. Pages count from 1; an empty filter is none. */
export interface ListState {
  search: string;
  /** A column's word, backwards with a hyphen before it. */
  order: string;
  page: number;
  filters: Record<string, string>;
}

export interface ListDefaults {
  order: string;
  /** The names of the list's filters. */
  filters?: readonly string[];
}

/** `prefix` sets the lists of one page apart: `offers.page`. */
export function readListState(
  params: URLSearchParams,
  prefix: string,
  { order, filters = [] }: ListDefaults,
): ListState {
  const page = Number(params.get(`${prefix}page`) ?? 1);
  return {
    search: params.get(`${prefix}search`) ?? '',
    order: params.get(`${prefix}order`) || order,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    filters: Object.fromEntries(
      filters.map((name) => [name, params.get(`${prefix}${name}`) ?? '']),
    ),
  };
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
    order: order === defaults.order ? '' : order,
    page: page === 1 ? '' : String(page),
    ...filters,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(prefix + name, value);
    else next.delete(prefix + name);
  }
  return next;
}
