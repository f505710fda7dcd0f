import type { BlogCategory } from '@deal-harbor/contracts';

export function categoryText(category: BlogCategory): string {
  return category.replaceAll('-', ' ');
}

/** '1,204 views', and '1 views' as the specification has it; a missing count is none. */
export function viewsText(count: number | null | undefined): string {
  return `${(count ?? 0).toLocaleString('en-US')} views`;
}

export function readingText(minutes: number): string {
  return `${minutes} min read`;
}
