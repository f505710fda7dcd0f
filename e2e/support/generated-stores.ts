import type { APIRequestContext, Locator, Page } from 'playwright/test';
import { expect } from 'playwright/test';
import { part } from './shopper.ts';

export const LINK = 'https://shop.example/?ref=owner';

export async function storesNamed(
  request: APIRequestContext,
  name: string,
): Promise<{ id: number }[]> {
  const answer = await request.get('/api/stores', { params: { scope: 'admin', search: name } });
  expect(answer.status()).toBe(200);
  return answer.json();
}

export async function removeStores(request: APIRequestContext, name: string): Promise<void> {
  for (const { id } of await storesNamed(request, name)) await request.delete(`/api/stores/${id}`);
}

/** Fills the generator's form. */
export async function askForStore(
  page: Page,
  name: string,
): Promise<{ panel: Locator; generate: Locator }> {
  const panel = part(page, 'AI Store Generator');
  await panel.getByLabel('Store name').fill(name);
  await panel.getByLabel('Affiliate link').fill(LINK);
  return { panel, generate: panel.getByRole('button', { name: 'Generate store' }) };
}
