import { useQuery } from '@tanstack/react-query';
import { ownersQueries } from '../data/owners-queries.ts';
import type { ListState } from './list-state.ts';
import { usePaging } from './page-size.ts';

/** The page of a list on which one is; the filters have the names of the API's parameters. */
export function useOwnersPage<T>(path: string, { search, order, filters, page }: ListState) {
  return useQuery(ownersQueries.list<T>(path, { search, order, ...filters, ...usePaging(page) }));
}
