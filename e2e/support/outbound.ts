import type { BrowserContext } from 'playwright/test';
import { baseUrl } from './settings.ts';

/** Tests may let pages ask these; they are played here and never reached. */
export const SHOPS = /^asked: https:\/\/(www\.amazon\.com|[a-z-]+\.example)\//;

/**
 * Plays the shops: the counted addresses still answer, but what they lead to is answered here.
 * @returns the addresses that were led to, in order
 */
export async function playShops(context: BrowserContext): Promise<string[]> {
  const visited: string[] = [];
  const shop = { contentType: 'text/html', body: '<!doctype html><title>Shop</title>' };
  await context.route(`${baseUrl}/go/**`, async (route) => {
    const answer = await route.fetch({ maxRedirects: 0 });
    visited.push(answer.headers().location ?? `status ${answer.status()}`);
    await route.fulfill(shop);
  });
  await context.route(/^https:\/\/(www\.amazon\.com|[a-z-]+\.example)\//, async (route) => {
    visited.push(route.request().url());
    await route.fulfill(shop);
  });
  return visited;
}
