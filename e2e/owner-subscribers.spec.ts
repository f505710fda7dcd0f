import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { answerList, apiCalls, fail } from './support/api-calls.ts';
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
  const rows = Array.from({ length: 25 }, (_, place) => ({
    id: place + 1,
    email: `s${place}@mail.example`,
    createdAt: '2026-03-05T10:00:00.000Z',
  }));
  await answerList(page, '**/api/newsletter/subscribers?**', rows, 50_000);
  const asked = apiCalls(page);
  await enterAdmin(page, 'subscribers?search=mail');
  await expect(page.getByText('50,000 subscribers found')).toBeVisible();
  await page.getByRole('columnheader', { name: 'Email' }).click();
  await expect(page).toHaveURL('/admin/subscribers?search=mail&order=email');
  await page.getByRole('listitem', { name: '2', exact: true }).click();
  await expect(page).toHaveURL(/page=2$/);
  const path = '/api/newsletter/subscribers?search=mail';
  await expect.poll(() => asked).toContain(`${path}&order=email&limit=25&offset=25`);
  await page.goBack();
  await expect(page).toHaveURL('/admin/subscribers?search=mail&order=email');
});

test('the panel is accessible and fits, light and dark', async ({ page }) => {
  await enterAdmin(page, 'subscribers?search=nobody-has-this-address');
  await expect(page.getByText('No subscribers match.')).toBeVisible();
  await expectFits(page);
});
