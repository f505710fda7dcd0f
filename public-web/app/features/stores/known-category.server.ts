import { queries } from '@deal-harbor/api-client';
import { categoryPathFallback } from '@deal-harbor/contracts';
import type { RouterContextProvider } from 'react-router';
import { prefetch } from '../../lib/page-data.server.ts';
import { siteContext } from '../../lib/site-context.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Whether a category page has anything to stand for: stores on it, or at least the category itself. */
export async function knownCategory(context: Context, slug: string, page: number) {
  const { queryClient } = context.get(siteContext);
  const stores = queries.stores({ search: '', category: slug, page });
  if (queryClient.getQueryData(stores.queryKey)?.items.length) return true;
  await prefetch(context, (ask) => [ask(queries.categories())]);
  const categories = queryClient.getQueryData(queries.categories().queryKey) ?? [];
  return categories.some((one) => one.slug === slug || categoryPathFallback(one.name) === slug);
}
