/** A part of a list and the size of the whole. */
export interface List<T> {
  items: T[];
  total: number;
}

export function isList(value: unknown): value is List<unknown> {
  return typeof value === 'object' && value !== null && 'items' in value && 'total' in value;
}

export function mapList<A, B>({ items, total }: List<A>, map: (item: A) => B): List<B> {
  return { items: items.map(map), total };
}

/** The rows of a page: `limit` null takes all. */
export interface Page {
  limit: number | null;
  offset: number;
}

/** @param fallback the limit of a caller that names none; null for lists that answer all */
export function pageOf(query: { limit?: number; offset?: number }, fallback: number | null): Page {
  return { limit: query.limit ?? fallback, offset: query.offset ?? 0 };
}

/**
 * The size of the whole list. Counted only where the rows that came back leave it open.
 */
export async function totalOf(
  page: Page,
  found: number,
  count: () => Promise<number>,
): Promise<number> {
  const reachedEnd = page.limit === null || found < page.limit;
  if (reachedEnd && (found > 0 || page.offset === 0)) return page.offset + found;
  return count();
}
