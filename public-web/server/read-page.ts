import { ApiError, type ApiQueryClient, queries } from '@deal-harbor/api-client';
import type { Ask, Page } from '../app/routing/page.ts';

/** Of the API's answers; whatever else it refuses is a fault of ours. */
const PAGE_STATUS: Record<number, number> = { 400: 404, 503: 503 };

export interface ReadPage {
  status: number;
  /** Whether the view has to say that its data could not be read. */
  failed: boolean;
}

/** Reads into the client what a page's hooks will ask for. */
export async function readPage<S>(
  page: Page<S>,
  state: S,
  client: ApiQueryClient,
): Promise<ReadPage> {
  const ask: Ask = (query) => client.fetchQuery(query);
  const settings = readSettings(client);
  try {
    await Promise.all(page.prefetch(ask, state));
    return { status: (await page.found(ask, state)) ? 200 : 404, failed: false };
  } catch (error) {
    return { status: failureStatus(error), failed: true };
  } finally {
    await settings;
  }
}

/** A page without the settings is better than no page: the built-in ones stand in. */
export async function readSettings(client: ApiQueryClient): Promise<void> {
  await client.prefetchQuery(queries.config());
}

function failureStatus(error: unknown): number {
  if (error instanceof ApiError) return PAGE_STATUS[error.status] ?? 500;
  console.error(error);
  return 500;
}
