import { open, part } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

test('every category shows its stores and leads to them', async ({ page, request }) => {
  const all: { name: string; slug: string; storeCount: number }[] = await (
    await request.get('/api/categories')
  ).json();
  await open(page, '/categories');
  for (const { name, slug, storeCount } of all) {
    const card = page.getByRole('article').filter({ hasText: `Browse ${name}` });
    await expect(card).toContainText(`${storeCount} stores`);
    await expect(card.getByRole('link', { name: `Browse ${name}` })).toHaveAttribute(
      'href',
      `/category/${slug}`,
    );
  }
  await expect(part(page, 'Popular Categories').getByRole('link')).toHaveCount(4);
});

test('colours come back after six categories', async ({ page }) => {
  await open(page, '/categories');
  const colours = await page
    .getByRole('article')
    .evaluateAll((cards) =>
      cards.map((card) => getComputedStyle(card.firstElementChild as Element).backgroundColor),
    );
  expect(new Set(colours).size).toBe(6);
  expect(colours[6]).toBe(colours[0]);
});

test('a category lists its stores with their deals', async ({ page, request }) => {
  const stores: { id: number; name: string; dealCount: number }[] = await (
    await request.get('/api/stores?category=travel')
  ).json();
  const coupons: { storeId: number }[] = await (
    await request.get('/api/coupons?category=travel')
  ).json();
  await open(page, '/category/travel');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Travel');
  const summary = `${stores.length} stores • ${coupons.length} active deals`;
  await expect(page.getByRole('main')).toContainText(summary);
  for (const { id, name, dealCount } of stores) {
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
    await expect(card).toContainText(`${dealCount} deals available`);
    const active = coupons.filter(({ storeId }) => storeId === id).length;
    expect(active).toBeGreaterThan(0);
    await expect(card.getByText(`${active} active`, { exact: true })).toBeVisible();
    await expect(card.getByRole('link', { name: /^View Coupons/ })).toBeVisible();
    await expect(card.getByRole('link', { name: /^Visit Store/ })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Back to Categories' }).click();
  await expect(page).toHaveURL('/categories');
});

test('the address made by lowering and hyphens finds the category too', {
  tag: '@desktop',
}, async ({ page }) => {
  const response = await open(page, '/category/home-&-garden');
  expect(response.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home & Garden');
});
