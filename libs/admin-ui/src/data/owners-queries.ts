import { address, type Params, readPage, readValue } from '@deal-harbor/api-client';
import type { Category } from '@deal-harbor/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

const page = <T>(path: string, params: Params) =>
  queryOptions({
    queryKey: [address(path, params)],
    queryFn: readPage<T>,
    placeholderData: keepPreviousData,
  });

/**
 * Keys are addresses, so that `invalidate` can tell what a write touches. A list's former page stays
 * while the next one loads.
 */
export const ownersQueries = {
  /** A page of a list that visitors see in part. */
  list: <T>(path: string, params: Params) => page<T>(path, { scope: 'admin', ...params }),
  /** A page of a list that is the owner's alone. */
  closedList: page,
  /** All of them: they are few. */
  categories: () =>
    queryOptions({
      queryKey: [address('/api/categories', { scope: 'admin' })],
      queryFn: readValue<Category[]>,
    }),
  record: <T>(path: string, id: number) =>
    queryOptions({ queryKey: [path, id, 'record'], queryFn: readValue<T> }),
  dependents: <T>(path: string, id: number) =>
    queryOptions({ queryKey: [path, id, 'dependents'], queryFn: readValue<T>, staleTime: 0 }),
};
