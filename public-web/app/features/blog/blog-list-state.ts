import type { BlogListState } from '@deal-harbor/api-client';
import { ALL, BLOG_CATEGORIES, type BlogCategory, LIMITS } from '@deal-harbor/contracts';
import { readPageNumber } from '../../lib/page-number.ts';

/** What the blog list's address says, with everything unknown put to its default. */
export function readBlogListState(params: URLSearchParams): BlogListState {
  const category = params.get('category') as BlogCategory;
  return {
    search: (params.get('search') ?? '').trim().slice(0, LIMITS.search),
    category: BLOG_CATEGORIES.includes(category) ? category : ALL,
    page: readPageNumber(params),
  };
}

/** @param base '/blogs', or its alias */
export function blogListPath({ search, category, page }: BlogListState, base = '/blogs'): string {
  const params = new URLSearchParams();
  if (search) params.set('search', search);
  if (category !== ALL) params.set('category', category);
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `${base}?${params}` : base;
}
