import type { Page } from 'playwright/test';
import { answerList, apiCalls } from './support/api-calls.ts';
import { follow, open, part, QUIET_PAGE, sameDocument } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const filter = (page: Page) => page.getByRole('main').getByRole('searchbox');

test('filters by name and by category as one types', async ({ page }) => {
  await open(page, '/stores');
  const still = await sameDocument(page);
  const all = await cards(page).count();
  await filter(page).pressSequentially('WISP');
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText('Amberwisp');
  await expect(page).toHaveURL('/stores?search=WISP');
  await filter(page).fill('pets');
  await expect(cards(page)).toHaveCount(3);
  await expect(cards(page).first()).toContainText('Pets');
  await filter(page).fill('');
  await expect(cards(page)).toHaveCount(all);
  await expect(page).toHaveURL('/stores');
  expect(await still()).toBe(true);
});

test('a filter is part of the address', async ({ page }) => {
  await open(page, '/stores?search=garden');
  await expect(filter(page)).toHaveValue('garden');
  await expect(cards(page)).toHaveCount(3);
  await filter(page).fill('zzz');
  await expect(page.getByText('No Stores Found')).toBeVisible();
  await expect(page.getByText('Try adjusting your search terms.')).toBeVisible();
  await page.reload();
  await expect(filter(page)).toHaveValue('zzz');
  await expect(page.getByText('Try adjusting your search terms.')).toBeVisible();
});

test('a card names the store and leads in and out', async ({ page, request }) => {
  const [store] = await (await request.get('/api/stores?search=quiltmere')).json();
  await open(page, '/stores?search=quiltmere');
  const card = cards(page).first();
  await expect(card.getByRole('heading')).toHaveText('Quiltmere');
  await expect(card).toContainText('Home & Garden');
  await expect(card).toContainText(store.description);
  await expect(card).toContainText(`${store.dealCount} active deals`);
  await expect(card.getByRole('link', { name: /^Visit Store/ })).toHaveAttribute(
    'href',
    `/go/store/${store.id}`,
  );
  await card.getByRole('link', { name: 'View Coupons of Quiltmere' }).click();
  await expect(page).toHaveURL('/store/quiltmere');
});

test('thousands of stores are reached by pages of links', async ({ page, request }) => {
  const [sample] = await (await request.get('/api/stores?limit=1')).json();
  const rows = Array.from({ length: 60 }, (_, i) => ({ ...sample, id: i + 1, name: `Store ${i}` }));
  await open(page, QUIET_PAGE);
  await answerList(page, '**/api/stores?**', rows, 2_500);
  const asked = apiCalls(page);
  await follow(page, 'Stores');
  await expect(cards(page)).toHaveCount(60);
  const pages = page.getByRole('navigation', { name: 'Pages of stores' });
  await expect(pages.getByRole('link', { name: 'Page 42' })).toHaveAttribute(
    'href',
    '/stores?page=42',
  );
  await pages.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/stores?page=2');
  await expect.poll(() => asked).toContain('/api/stores?limit=60&offset=60');
});

test('a store has its head, offers first, then coupons', async ({ page, request }) => {
  const store = await (await request.get('/api/stores/voltbarrow')).json();
  await open(page, '/store/voltbarrow');
  const main = page.getByRole('main');
  await expect(main.getByText(`${store.activeDealCount} active deals`)).toBeVisible();
  await expect(main.getByText(store.description, { exact: true })).toBeVisible();
  await expect(main.getByRole('img', { name: 'Voltbarrow logo' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Electronics' })).toBeVisible();
  const visit = main.getByRole('link', { name: /^Visit Store/ }).first();
  await expect(visit).toHaveAttribute('target', '_blank');
  await expect(visit).toHaveAttribute('href', `/go/store/${store.id}`);
  await expect(part(page, 'Special Offers').getByRole('article')).toHaveCount(store.offers.length);
  await expect(part(page, 'Additional Coupons').getByRole('article')).toHaveCount(
    store.coupons.length,
  );
  const headings = await main.getByRole('heading', { level: 2 }).allTextContents();
  expect(headings).toEqual(['Special Offers', 'Additional Coupons']);
});

test('expired coupons stand last and say so', async ({ page }) => {
  await open(page, '/store/steepwick');
  const tickets = await part(page, 'Additional Coupons').getByRole('article').allTextContents();
  const expired = tickets.map((text) => text.includes('Expired'));
  expect(expired.filter(Boolean).length).toBeGreaterThan(0);
  expect(expired).toEqual([...expired].sort((a, b) => Number(a) - Number(b)));
});
