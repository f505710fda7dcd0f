import type { Page } from 'playwright/test';
import { apiCalls, fail } from './support/api-calls.ts';
import { open, part, sameDocument } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

const chip = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Category' }).getByRole('button', { name, exact: true });
const tickets = (page: Page, title: string) => part(page, title).getByRole('article');
const LATEST = 'Latest Coupons..!';

function isSorted<T>(values: readonly T[]): boolean {
  const pairs = values.slice(1).map((value, i) => [values[i] as T, value] as const);
  return pairs.length > 1 && pairs.every(([before, after]) => before <= after);
}

test('has every section', async ({ page }) => {
  await open(page, '/');
  for (const text of [/50,000\+/, /2,500\+/, /1M\+/]) {
    await expect(page.getByRole('definition').filter({ hasText: text })).toBeVisible();
  }
  for (const label of ['Active Deals', 'Partner Stores', 'Happy Customers']) {
    await expect(page.getByText(label, { exact: true })).toBeVisible();
  }
  const store = part(page, 'Popular Stores').getByRole('article').first();
  await expect(store).toContainText(/\d+ deals/);
  await expect(store.getByRole('link', { name: /View Coupons/ })).toHaveAttribute(
    'href',
    /^\/store\//,
  );
  await expect(store.getByRole('link', { name: /^Visit/ })).toHaveAttribute('href', /^\/go\/store/);
  const tiles = part(page, 'Browse by Category').getByRole('listitem').getByRole('link');
  await expect(tiles).toHaveCount(4);
  await expect(tiles.nth(1)).toHaveAttribute('href', '/category/electronics');
  await expect(tickets(page, 'Featured Coupons')).not.toHaveCount(0);
  await expect(tickets(page, LATEST)).toHaveCount(24);
  await expect(page.getByRole('button', { name: 'Subscribe' })).toBeVisible();
});

test('shows featured coupons in four columns', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/');
  const lefts = await tickets(page, 'Featured Coupons').evaluateAll((all) =>
    all.map((one) => Math.round(one.getBoundingClientRect().left)),
  );
  expect(new Set(lefts).size).toBe(4);
});

test('a ticket says whose, what, how sure and until when', async ({ page, request }) => {
  const coupons = await (await request.get('/api/coupons/featured')).json();
  const [coupon] = coupons;
  await open(page, '/');
  const ticket = tickets(page, 'Featured Coupons').first();
  await expect(ticket.getByRole('link', { name: coupon.store.name }).first()).toBeVisible();
  await expect(ticket.getByRole('heading')).toHaveText(coupon.title);
  await expect(ticket).toContainText(coupon.discountValue);
  await expect(ticket).toContainText(
    coupon.verified ? 'Verified' : coupon.featured ? 'Featured' : 'Limited',
  );
  await expect(ticket.locator('time')).toHaveText(/^\d{1,2} [A-Z][a-z]{2} \d{4}$/);
});

test('a category chip filters, and the way back unfilters', async ({ page }) => {
  await open(page, '/');
  const still = await sameDocument(page);
  const asked = apiCalls(page);
  await expect(chip(page, 'All Categories')).toHaveAttribute('aria-pressed', 'true');
  await chip(page, 'Fashion').click();
  await expect(page).toHaveURL('/?category=fashion');
  await expect(tickets(page, 'Fashion Coupons').first()).toBeVisible();
  await expect(chip(page, 'Fashion')).toHaveAttribute('aria-pressed', 'true');
  await expect(part(page, 'Popular Stores')).toHaveCount(0);
  await expect(part(page, 'Featured Coupons')).toHaveCount(0);
  expect(asked).toEqual([expect.stringMatching(/^\/api\/coupons\?category=fashion/)]);
  await page.goBack();
  await expect(part(page, LATEST)).toBeVisible();
  await expect(part(page, 'Popular Stores')).toBeVisible();
  await page.goForward();
  await chip(page, 'All Categories').click();
  await expect(page).toHaveURL('/');
  expect(await still()).toBe(true);
});

test('a search in the address titles and narrows the list', async ({ page }) => {
  await open(page, '/?search=dewlark');
  const list = tickets(page, 'Search Results for "dewlark"');
  await expect(list.first()).toBeVisible();
  for (const text of await list.allTextContents()) expect(text).toContain('Dewlark');
  await expect(part(page, 'Popular Stores')).toHaveCount(0);
  await expect(part(page, 'Featured Coupons')).toHaveCount(0);
});

test('a search without results says so', async ({ page }) => {
  await open(page, '/?search=nothing-of-that-kind');
  await expect(page.getByText('No coupons found for your search.')).toBeVisible();
});

test('a filter that fails says that nothing was found', async ({ page, allow }) => {
  allow(/console: .*status of 500/);
  await open(page, '/');
  await fail(page, '**/api/coupons?**');
  await chip(page, 'Pets').click();
  await expect(part(page, 'Pets Coupons')).toContainText('No coupons found for your search.');
});

test('sorts by the four words', async ({ page }) => {
  await open(page, '/');
  const sort = page.getByRole('combobox', { name: 'Sort' });
  await expect(sort.getByRole('option')).toHaveText([
    'Latest',
    'Discount %',
    'Expiry Date',
    'Popularity',
  ]);
  await sort.selectOption('Expiry Date');
  await expect(page).toHaveURL('/?sort=expiry');
  const ends = () =>
    part(page, LATEST)
      .locator('time')
      .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') as string));
  await expect.poll(async () => isSorted(await ends())).toBe(true);
  await chip(page, 'Beauty').click();
  await sort.selectOption('Discount %');
  await expect(page).toHaveURL('/?category=beauty&sort=discount');
  const percents = async () =>
    (await part(page, 'Beauty Coupons').locator('.ticket-value').allTextContents())
      .filter((value) => value.includes('%'))
      .map((value) => -Number.parseInt(value, 10));
  await expect.poll(async () => isSorted(await percents())).toBe(true);
});

test('shows a grid or a list, and keeps the choice', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/');
  const columns = () =>
    tickets(page, LATEST).evaluateAll(
      (all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().left))).size,
    );
  const toggle = (name: string) => page.getByRole('button', { name });
  await expect(toggle('Grid view')).toHaveAttribute('aria-pressed', 'true');
  expect(await columns()).toBeGreaterThan(1);
  await toggle('List view').click();
  await expect(toggle('List view')).toHaveAttribute('aria-pressed', 'true');
  expect(await columns()).toBe(1);
  await chip(page, 'Travel').click();
  await expect(part(page, 'Travel Coupons')).toBeVisible();
  await expect(toggle('List view')).toHaveAttribute('aria-pressed', 'true');
});

test('turns pages', async ({ page }) => {
  await open(page, '/');
  const titles = () => tickets(page, LATEST).getByRole('heading').allTextContents();
  const first = await titles();
  const pages = page.getByRole('navigation', { name: 'Pages of coupons' });
  await pages.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/\/\?page=2/);
  await expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await expect(part(page, LATEST).locator('ul')).toHaveAttribute('aria-busy', 'false');
  await expect(tickets(page, LATEST)).not.toHaveCount(0);
  const second = await titles();
  expect(second.filter((title) => first.includes(title))).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(titles).toEqual(first);
});
