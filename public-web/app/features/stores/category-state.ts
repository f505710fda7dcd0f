import { readPageNumber } from '../../lib/page-number.ts';
import type { Place } from '../../routing/page.ts';

/** What the address of a category's page says. */
export interface CategoryState {
  slug: string;
  /** From 1. */
  page: number;
}

export function readCategory({ slug, search }: Place): CategoryState {
  return { slug, page: readPageNumber(search) };
}

export function categoryPath({ slug, page }: CategoryState): string {
  const path = `/category/${encodeURIComponent(slug)}`;
  return page > 1 ? `${path}?page=${page}` : path;
}
