import type { APIRequestContext, Page } from 'playwright/test';
import { expect } from 'playwright/test';
import { adminPassword } from './settings.ts';
import { open } from './shopper.ts';

/** Signs the owner in; the context's later calls may write. */
export async function signIn(request: APIRequestContext): Promise<void> {
  const answer = await request.post('/api/admin/session', { data: { password: adminPassword } });
  expect(answer.status()).toBe(200);
}

/** Types a password at the gate. */
export async function login(page: Page, password = adminPassword): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/**
 * Opens the admin through its gate and waits for the heading.
 * @param path below /admin, such as `offers?page=2`; empty is the dashboard
 */
export async function enterAdmin(page: Page, path = ''): Promise<void> {
  await open(page, /^[^?#]/.test(path) ? `/admin/${path}` : `/admin${path}`);
  await login(page);
  // A drawer that the address opens hides all that is behind it.
  const hidden = { includeHidden: true } as const;
  await expect(page.getByRole('button', { name: 'Log out', ...hidden })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1, ...hidden })).toHaveCount(1);
}
