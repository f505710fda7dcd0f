import type { StoreListState } from '@deal-harbor/api-client';
import { ALL, LIMITS } from '@deal-harbor/contracts';
import { readPageNumber } from '../../lib/page-number.ts';

/** What the address of the All Stores page says. */
export function readStoreList(params: URLSearchParams): StoreListState {
  const search = (params.get('search') ?? '').trim().slice(0, LIMITS.search);
  return { search, category: ALL, page: readPageNumber(params) };
}

export function storesPath({ search, page }: Omit<StoreListState, 'category'>): string {
  const params = new URLSearchParams();
  if (search) params.set('search', search);
  if (page > 1) params.set('page', String(page));
  const query = params.toString();
  return query ? `/stores?${query}` : '/stores';
}
