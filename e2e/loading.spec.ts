import type { Page } from 'playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { hold } from './support/api-calls.ts';
import { follow, open, part, QUIET_PAGE } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

const skeletons = (where: Page | ReturnType<typeof part>) => where.locator('[data-skeleton]');

async function walkHeld(page: Page, label: string) {
  await open(page, QUIET_PAGE);
  const release = await hold(page, '**/api/**');
  await follow(page, label);
  return release;
}

test('the home page holds the places of stores and coupons', async ({ page }) => {
  const release = await walkHeld(page, 'Home');
  await expect(page.getByRole('heading', { name: 'Top Coupons' })).toBeVisible();
  await expect(skeletons(part(page, 'Popular Stores'))).toHaveCount(6);
  await expect(skeletons(part(page, 'Featured Coupons'))).toHaveCount(4);
  await expect(skeletons(part(page, 'Latest Coupons..!'))).toHaveCount(6);
  await expect(page.getByRole('button', { name: 'All Categories' })).toHaveCount(0);
  await expectAccessible(page);
  release();
  await expect(page.getByRole('button', { name: 'All Categories' })).toBeVisible();
  await expect(skeletons(page)).toHaveCount(0);
  await expect(part(page, 'Featured Coupons').getByRole('article').first()).toBeVisible();
});

for (const { label, count, shown } of [
  { label: 'Stores', count: 9, shown: 'Amberwisp' },
  { label: 'Categories', count: 6, shown: 'Fashion' },
]) {
  test(`${label} hold ${count} places`, async ({ page }) => {
    const release = await walkHeld(page, label);
    await expect(skeletons(page)).toHaveCount(count);
    release();
    await expect(page.getByRole('heading', { name: shown, exact: true })).toBeVisible();
    await expect(skeletons(page)).toHaveCount(0);
  });
}

test('the marketplace holds 6 places for products', async ({ page }) => {
  const release = await walkHeld(page, 'Amazon Deals');
  await expect(skeletons(part(page, 'Products'))).toHaveCount(6);
  release();
  await expect(part(page, 'Products').getByRole('article').first()).toBeVisible();
  await expect(skeletons(page)).toHaveCount(0);
});

test('the blog list holds places for articles', async ({ page }) => {
  const release = await walkHeld(page, 'Blogs');
  await expect(skeletons(part(page, 'All Articles'))).not.toHaveCount(0);
  release();
  await expect(part(page, 'All Articles').getByRole('article').first()).toBeVisible();
  await expect(skeletons(page)).toHaveCount(0);
});

test('a category holds 6 places', async ({ page }) => {
  await open(page, '/categories');
  const release = await hold(page, '**/api/**');
  await page.getByRole('link', { name: 'Browse Pets' }).click();
  await expect(page).toHaveURL('/category/pets');
  await expect(skeletons(page)).toHaveCount(6);
  release();
  await expect(page.getByRole('heading', { name: 'Barkenfold' })).toBeVisible();
  await expect(skeletons(page)).toHaveCount(0);
});

test('a store holds 6 places', async ({ page }) => {
  await open(page, '/stores');
  const release = await hold(page, '**/api/**');
  await page.getByRole('link', { name: 'View Coupons of Barkenfold' }).click();
  await expect(page).toHaveURL('/store/barkenfold');
  await expect(skeletons(page)).toHaveCount(6);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Barkenfold');
  await expect(part(page, 'Additional Coupons')).toBeVisible();
  await expect(skeletons(page)).toHaveCount(0);
});

test('an article shows its shape first', async ({ page }) => {
  await open(page, '/blogs');
  const release = await hold(page, '**/api/**');
  await page
    .getByRole('link', { name: /Read Article/ })
    .first()
    .click();
  await expect(skeletons(page)).not.toHaveCount(0);
  release();
  await expect(page.getByRole('link', { name: 'Read More Articles' })).toBeVisible();
  await expect(skeletons(page)).toHaveCount(0);
});
