import type { BlogCategory } from '@deal-harbor/contracts';

export function categoryText(category: BlogCategory): string {
  return category.replaceAll('-', ' ');
}

/** '1,204 views'; a missing count is none. */
export function viewsText(count: number | null | undefined): string {
  return count === 1 ? '1 view' : `${(count ?? 0).toLocaleString('en-US')} views`;
}
