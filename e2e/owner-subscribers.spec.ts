import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { fail } from './support/api-calls.ts';
import { enterAdmin } from './support/owner.ts';
import { expectFits } from './support/shop.ts';
import { expectToast, open } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

const row = (page: Page, email: string) =>
  page
    .locator('tr, li')
    .filter({ has: page.getByRole('button', { name: `Delete ${email}`, exact: true }) });
const exportButton = (page: Page) => page.getByRole('button', { name: 'Export CSV' });

/** Through the public form, as shoppers do. */
async function subscribe(page: Page, email: string) {
  await open(page, '/');
  await page.getByRole('textbox', { name: /email/i }).fill(email);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expectToast(page, /subscribed/i);
}

async function remove(page: Page, email: string) {
  await page.getByRole('button', { name: `Delete ${email}`, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete subscriber' }).click();
}

test('who subscribes is listed, exported, and can be deleted', async ({ page }) => {
  test.slow();
  const mark = randomUUID().slice(0, 8);
  const [plain, formula] = [`ann-${mark}@mail.example`, `=cmd-${mark}@mail.example`];
  await subscribe(page, plain);
  await subscribe(page, formula);
  await enterAdmin(page, 'subscribers');
  await expect(page.getByText(/^\d+ subscribers$/)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search subscribers' }).fill(mark.toUpperCase());
  await expect(page.getByText('2 subscribers found')).toBeVisible();
  await expect(page).toHaveURL(/search=/);
  await expect(row(page, plain)).toContainText(String(new Date().getUTCFullYear()));

  const [download] = await Promise.all([page.waitForEvent('download'), exportButton(page).click()]);
  expect(download.suggestedFilename()).toMatch(/^subscribers-\d{4}-\d\d-\d\d\.csv$/);
  const file = await readFile(await download.path());
  expect([...file.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = file.toString('utf8').slice(1).split('\r\n');
  expect(lines[0]).toBe('"email","subscribed"');
  expect(lines.filter((line) => line.startsWith(`"${plain}",`))).toHaveLength(1);
  expect(lines.filter((line) => line.startsWith(`"'${formula}",`))).toHaveLength(1);

  for (const email of [plain, formula]) {
    await remove(page, email);
    await expectToast(page, 'Subscriber deleted successfully');
    await expect(row(page, email)).toHaveCount(0);
  }
  await expect(page.getByText('No subscribers match.')).toBeVisible();
});

test('each failure has its toast', { tag: '@desktop' }, async ({ page, allow }) => {
  test.slow();
  allow(/console: .*status of 500/);
  const email = `kept-${randomUUID().slice(0, 8)}@mail.example`;
  await subscribe(page, email);
  await enterAdmin(page, `subscribers?search=${email}`);
  await expect(row(page, email)).toBeVisible();
  await fail(page, /\/api\/newsletter\/subscribers(\.csv|\/\d+)$/);
  await exportButton(page).click();
  await expectToast(page, 'Failed to export the subscribers', 'Out of order');
  await remove(page, email);
  await expectToast(page, 'Failed to delete subscriber', 'Out of order');
  await page.unrouteAll();
  await remove(page, email);
  await expectToast(page, 'Subscriber deleted successfully');
});

test('the list is put in order and paged in its address', { tag: '@desktop' }, async ({ page }) => {
  test.slow();
  const mark = randomUUID().slice(0, 8);
  const first = page.getByRole('row').nth(1);
  await enterAdmin(page, 'subscribers');
  const emails = Array.from({ length: 27 }, (_, place) => `s${place + 10}-${mark}@mail.example`);
  for (const email of emails) {
    await page.request.post('/api/newsletter/subscribe', { data: { email } });
  }
  try {
    await enterAdmin(page, `subscribers?search=${mark}`);
    await expect(page.getByText('27 subscribers found')).toBeVisible();
    await expect(first).toContainText('s36-');
    await page.getByRole('columnheader', { name: 'Email' }).click();
    await expect(page).toHaveURL(/order=email/);
    await expect(first).toContainText('s10-');
    await page.getByRole('listitem', { name: '2', exact: true }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(first).toContainText('s35-');
    await page.goBack();
    await expect(first).toContainText('s10-');
  } finally {
    const path = '/api/newsletter/subscribers';
    const made = await (await page.request.get(`${path}?search=${mark}&limit=50`)).json();
    for (const { id } of made) await page.request.delete(`${path}/${id}`);
  }
});

test('the panel is accessible and fits, light and dark', async ({ page }) => {
  test.slow();
  await enterAdmin(page, 'subscribers?search=nobody-has-this-address');
  await expect(page.getByText('No subscribers match.')).toBeVisible();
  await expectFits(page);
});
