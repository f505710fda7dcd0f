import { ApiError } from '@deal-harbor/api-client';
import { dehydrate, type FetchQueryOptions, hashKey, type QueryKey } from '@tanstack/react-query';
import { data, type RouterContextProvider } from 'react-router';
import type { PageData } from './page-data.ts';
import { siteContext } from './site-context.server.ts';

type Context = Readonly<RouterContextProvider>;
type Query<T, K extends QueryKey> = FetchQueryOptions<T, Error, T, K>;
type Ask = <T, K extends QueryKey>(query: Query<T, K>) => Promise<T>;

/**
 * Reads what the page's hooks will ask for, in-process, and hands it on for hydration:
 * `prefetch(context, (ask) => [ask(queries.categories()), ask(queries.popularStores())])`.
 * @throws an error response for the route's ErrorBoundary: 503 while a part of the API is away, 404 for an
 * address that asks for what cannot be, else 500
 */
export async function prefetch(
  context: Context,
  load: (ask: Ask) => Promise<unknown>[],
): Promise<PageData> {
  const { queryClient } = context.get(siteContext);
  const asked = new Set<string>();
  const ask: Ask = (query) => {
    asked.add(hashKey(query.queryKey));
    return queryClient.fetchQuery(query);
  };
  try {
    await Promise.all(load(ask));
  } catch (error) {
    throw failure(error);
  }
  const shouldDehydrateQuery = ({ queryHash }: { queryHash: string }) => asked.has(queryHash);
  return { state: dehydrate(queryClient, { shouldDehydrateQuery }) };
}

/** The same for the page of one thing: status 404 when `main` answers null, and the page says so itself. */
export async function prefetchOne<T, K extends QueryKey>(
  context: Context,
  main: Query<T | null, K>,
  load: (ask: Ask) => Promise<unknown>[] = () => [],
) {
  const page = await prefetch(context, (ask) => [ask(main), ...load(ask)]);
  const found = context.get(siteContext).queryClient.getQueryData(main.queryKey) !== null;
  return data(page, { status: found ? 200 : 404 });
}

/** Of the API's answers; whatever else it refuses is a fault of ours. */
const PAGE_STATUS: Record<number, number> = { 400: 404, 503: 503 };

function failure(error: unknown) {
  if (!(error instanceof ApiError)) console.error(error);
  const status = error instanceof ApiError ? PAGE_STATUS[error.status] : undefined;
  return data(null, { status: status ?? 500 });
}
