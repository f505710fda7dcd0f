import type { Page } from 'playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { clipboardText, grantClipboard, refuseClipboard } from './support/clipboard.ts';
import { playShops } from './support/outbound.ts';
import { expectToast, open, part } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

interface Deal {
  id: number;
  title: string;
  code: string | null;
  affiliateLink?: string;
}

const card = (page: Page, section: string, { title }: Deal) =>
  part(page, section)
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

const STORE = '/store/voltbarrow';

test('codes are masked until they are copied', async ({ page, request }) => {
  const { coupons } = await (await request.get('/api/stores/voltbarrow')).json();
  const coded = (coupons as Deal[]).filter(({ code }) => code !== null);
  expect(coded.length).toBeGreaterThan(1);
  await open(page, STORE);
  for (const deal of coded) {
    const code = deal.code as string;
    const mask = code.slice(0, 2) + '*'.repeat(code.length - 4) + code.slice(-2);
    await expect(card(page, 'Additional Coupons', deal).locator('code')).toHaveText(mask);
  }
  await expect(page.getByRole('main')).not.toContainText(coded[0]?.code as string);
});

test('a code of four characters shows nothing but stars', async ({ page }) => {
  await open(page, '/store/steepwick');
  await expect(page.locator('code').filter({ hasText: /^\*{6}$/ })).toHaveCount(1);
  await expect(page.getByRole('main')).not.toContainText('BREW');
});

test('a copied coupon shows its check for two seconds and opens the store', async ({
  page,
  context,
  request,
}) => {
  await grantClipboard(context);
  const visited = await playShops(context);
  const { coupons, website } = await (await request.get('/api/stores/voltbarrow')).json();
  const deal = (coupons as Deal[]).find(({ code }) => code !== null) as Deal;
  await open(page, STORE);
  const ticket = card(page, 'Additional Coupons', deal);
  const button = ticket.getByRole('button', { name: /^Cop/ });
  await expect(button).toHaveAccessibleName(/opens Voltbarrow in a new tab/);
  await expect(button.locator('.icon-check')).toHaveCount(0);
  const opened = context.waitForEvent('page');
  const clicked = Date.now();
  await button.click();
  await expect(button.locator('.icon-check')).toBeVisible();
  expect(await clipboardText(page)).toBe(deal.code);
  await expect(ticket.getByRole('link', { name: /^Visit Store/ }), 'offers only').toHaveCount(0);
  await expectToast(page, /copied/i);
  const shop = await opened;
  expect(Date.now() - clicked).toBeGreaterThan(900);
  await expect(shop).toHaveURL(new RegExp(`/go/coupon/${deal.id}$`));
  expect(visited).toEqual([expect.stringContaining(website)]);
  await expect(button.locator('.icon-check')).toHaveCount(0);
  expect(Date.now() - clicked).toBeGreaterThan(1_900);
});

test('a copied offer shows the way to the store meanwhile', async ({ page, context, request }) => {
  await grantClipboard(context);
  const visited = await playShops(context);
  const { offers } = await (await request.get('/api/stores/voltbarrow')).json();
  const deal = (offers as Deal[]).find(({ code }) => code !== null) as Deal;
  await open(page, STORE);
  const ticket = card(page, 'Special Offers', deal);
  const visit = ticket.getByRole('link', { name: /^Visit Store/ });
  await expect(visit).toHaveCount(0);
  const opened = context.waitForEvent('page');
  await ticket.getByRole('button', { name: /^Cop/ }).click();
  await expect(visit).toHaveAttribute('href', `/go/offer/${deal.id}`);
  await expectToast(page, /copied/i);
  await expectAccessible(page);
  await expect(await opened).toHaveURL(new RegExp(`/go/offer/${deal.id}$`));
  expect(visited).toEqual([deal.affiliateLink]);
  await expect(visit).toHaveCount(0);
});

test('a refused clipboard is said, and nothing opens', async ({ page, context }) => {
  await refuseClipboard(page);
  await open(page, STORE);
  const button = page.getByRole('button', { name: /^Copy/ }).first();
  await button.click();
  const toast = await expectToast(page, 'Failed to copy code');
  await expect(toast).toHaveAttribute('data-variant', 'destructive');
  await page.waitForTimeout(1_200);
  expect(context.pages()).toHaveLength(1);
  await expect(button.locator('.icon-check')).toHaveCount(0);
});
