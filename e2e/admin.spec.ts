import type { Page } from 'playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { adminPassword } from './support/settings.ts';
import { open, part } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

const password = (page: Page) => page.getByLabel('Password', { exact: true });

async function login(page: Page, text: string) {
  await password(page).fill(text);
  await page.getByRole('button', { name: 'Login' }).click();
}

test('a wrong password stays outside', async ({ page, allow }) => {
  allow(/console: .*status of 401/);
  await open(page, '/admin');
  await login(page, 'not the password');
  await expect(page.getByRole('alert')).toContainText('Invalid password');
  await expect(part(page, 'Overview')).toHaveCount(0);
  await expectAccessible(page);
});

test('the password can be shown and hidden', async ({ page }) => {
  await open(page, '/admin');
  await password(page).fill('secret');
  await expect(password(page)).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: /show/i }).click();
  await expect(password(page)).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: /hide/i }).click();
  await expect(password(page)).toHaveAttribute('type', 'password');
});

test('the right password opens the overview, until the page is loaded again', async ({ page }) => {
  await open(page, '/admin');
  await login(page, adminPassword);
  await expect(part(page, 'Overview').getByRole('definition').first()).toHaveText(/\d/);
  await expect(page.getByText(/disabled/i).first()).toBeVisible();
  await expectAccessible(page);
  const { content, window } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(content).toBeLessThanOrEqual(window);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(part(page, 'Overview')).toHaveCount(0);
});

test('logging out locks, and the session is over', async ({ page }) => {
  await open(page, '/admin');
  await login(page, adminPassword);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(password(page)).toBeVisible();
  const answer = await page.request.get('/api/admin/session');
  expect(await answer.json()).toEqual({ authenticated: false });
});

test('too many attempts have to wait', async ({ page, allow }) => {
  allow(/console: .*status of 429/);
  await open(page, '/admin');
  await page.route('**/api/admin/session', (route) =>
    route.fulfill({ status: 429, headers: { 'Retry-After': '65' }, json: { status: 429 } }),
  );
  await login(page, 'again');
  await expect(page.getByRole('alert')).toContainText('Too many attempts');
  await expect(page.getByRole('button', { name: 'Login' })).toBeDisabled();
});
