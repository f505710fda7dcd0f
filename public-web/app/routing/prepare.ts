import type { QueryClient } from '@tanstack/react-query';
import type { Visit } from './page-route.ts';

/** Fetches a page's code and data ahead. What fails is asked again by the page itself, which then says so. */
export async function prepare({ route, place }: Visit, client: QueryClient): Promise<void> {
  try {
    const { read, prefetch } = await route.load();
    await Promise.all(prefetch((query) => client.fetchQuery(query), read(place)));
  } catch {
    // Nobody waits for it.
  }
}
