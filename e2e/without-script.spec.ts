import { part } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

test('the home page filters and sorts', async ({ page }) => {
  await page.goto('/');
  await expect(part(page, 'Latest Coupons..!').getByRole('article')).toHaveCount(24);
  await page.getByRole('group', { name: 'Category' }).getByRole('button', { name: 'Pets' }).click();
  await expect(page).toHaveURL('/?category=pets');
  await expect(part(page, 'Pets Coupons').getByRole('article').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Expiry Date');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/category=pets/);
  await expect(page).toHaveURL(/sort=expiry/);
  await page.getByRole('button', { name: 'List view' }).click();
  await expect(page).toHaveURL(/view=list/);
  await expect(page).toHaveURL(/category=pets/);
  await expect(part(page, 'Pets Coupons').getByRole('article').first()).toBeVisible();
});

test('the home page turns pages', async ({ page }) => {
  await page.goto('/');
  const pages = page.getByRole('navigation', { name: 'Pages of coupons' });
  await pages.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(pages.locator('[aria-current="page"]')).toHaveText('2');
});

test('stores are searched by a plain form', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('searchbox').fill('quilt');
  await page.getByRole('main').getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL('/stores?search=quilt');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await page.getByRole('main').getByRole('searchbox').fill('pets');
  await page.getByRole('main').getByRole('searchbox').press('Enter');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(3);
});

test('codes can be read and stores reached', async ({ page, request }) => {
  const { coupons } = await (await request.get('/api/stores/voltbarrow')).json();
  const code = coupons.find((one: { code: string | null }) => one.code).code as string;
  await page.goto('/store/voltbarrow');
  // Locators by text pass over <noscript>.
  expect(await page.locator('noscript strong').allInnerTexts()).toContain(code);
  await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Visit Store/ }).first()).toBeVisible();
});

test('articles are filtered by a plain form', async ({ page }) => {
  await page.goto('/blogs');
  const list = part(page, 'All Articles');
  await list.getByRole('searchbox').fill('headphones');
  await list.getByRole('combobox').selectOption('comparisons');
  await list.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/search=headphones/);
  await expect(list.getByRole('article')).toHaveCount(1);
  await list.getByRole('link', { name: /^Read Article/ }).click();
  await expect(page.getByRole('link', { name: 'Read More Articles' })).toBeVisible();
});

test('products are filtered by links', async ({ page }) => {
  await page.goto('/amazon-deals');
  await page.getByRole('link', { name: 'books', exact: true }).click();
  await expect(part(page, 'Products').getByRole('article')).toHaveCount(3);
});

test('the mobile menu opens', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/about');
  await page.locator('summary', { hasText: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Mobile' }).getByText('Categories').click();
  await expect(page).toHaveURL('/categories');
});
