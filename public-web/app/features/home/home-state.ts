import { type CouponListState, isFiltered } from '@deal-harbor/api-client';
import {
  ALL,
  type Category,
  DEFAULT_SORT,
  LIMITS,
  SORT_WORDS,
  type SortWord,
  titleFromSlug,
} from '@deal-harbor/contracts';
import { readPageNumber } from '../../lib/page-number.ts';
import type { TicketLayout } from '../coupons/ticket.tsx';

/** What the home page's address says, with everything unknown put to its default. */
export interface HomeState extends CouponListState {
  view: TicketLayout;
}

export function readHomeState(params: URLSearchParams): HomeState {
  const sort = params.get('sort') as SortWord;
  return {
    search: (params.get('search') ?? '').trim().slice(0, LIMITS.search),
    category: params.get('category')?.trim().toLowerCase().slice(0, LIMITS.slug) || ALL,
    sort: SORT_WORDS.includes(sort) ? sort : DEFAULT_SORT,
    page: readPageNumber(params),
    view: params.get('view') === 'list' ? 'list' : 'grid',
  };
}

/** Only those parameters that differ from the defaults, so that one view has one address. */
export function homeParams({ search, category, sort, page, view }: HomeState): URLSearchParams {
  const params = new URLSearchParams();
  if (search) params.set('search', search);
  if (category !== ALL) params.set('category', category);
  if (sort !== DEFAULT_SORT) params.set('sort', sort);
  if (view !== 'grid') params.set('view', view);
  if (page > 1) params.set('page', String(page));
  return params;
}

export function homePath(state: HomeState): string {
  const query = homeParams(state).toString();
  return query ? `/?${query}` : '/';
}

/** A chosen category's name, as far as its slug tells it until the categories are known. */
export function categoryName(categories: readonly Category[], slug: string): string {
  return categories.find((one) => one.slug === slug)?.name ?? titleFromSlug(slug);
}

/** The coupon list's title, in the specification's words. */
export function listTitle(state: CouponListState, categoryName: string): string {
  if (!isFiltered(state)) return 'Latest Coupons..!';
  return state.search ? `Search Results for "${state.search}"` : `${categoryName} Coupons`;
}
