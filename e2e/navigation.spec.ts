import { expectAccessible } from './support/accessibility.ts';
import { apiCalls } from './support/api-calls.ts';
import { follow, open, QUIET_PAGE, sameDocument } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

const LATER: { label: string; path: string; calls: string[] }[] = [
  {
    label: 'Home',
    path: '/',
    calls: [
      '/api/categories',
      '/api/coupons/featured',
      '/api/coupons/latest',
      '/api/stores/popular',
    ],
  },
  { label: 'Stores', path: '/stores', calls: ['/api/stores?limit=60'] },
  { label: 'Categories', path: '/categories', calls: ['/api/categories'] },
  {
    label: 'Blogs',
    path: '/blogs',
    calls: ['/api/blogs?featured=true&limit=3', '/api/blogs?limit=12'],
  },
  {
    label: 'Amazon Deals',
    path: '/amazon-deals',
    calls: ['/api/amazon-products?limit=24', '/api/blogs?category=amazon-deals&limit=6'],
  },
];

for (const { label, path, calls } of LATER) {
  test(`a later visit to ${path} asks the API once for each list`, async ({ page }) => {
    await open(page, QUIET_PAGE);
    const still = await sameDocument(page);
    const asked = apiCalls(page);
    const before = await page.title();
    await follow(page, label);
    await expect(page).toHaveURL(path);
    await expect(page).not.toHaveTitle(before);
    await expect.poll(() => [...asked].sort()).toEqual(calls);
    expect(await still()).toBe(true);
  });
}

test('a later visit to a store, a category and an article asks for that one', async ({ page }) => {
  await open(page, '/category/pets');
  const asked = apiCalls(page);
  const inPets = page.getByRole('link', { name: 'View Coupons of Pondwright' });
  await inPets.click();
  // Its heading stands before its data are even asked for.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pondwright');
  await expect.poll(() => [...asked]).toEqual(['/api/stores/pondwright']);
  await page.getByRole('main').getByRole('link', { name: 'Pets' }).click();
  await expect(inPets).toBeVisible();
  expect(asked, 'known data are not asked for again').toEqual(['/api/stores/pondwright']);
  await follow(page, 'Blogs');
  await page
    .getByRole('link', { name: /Read Article/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/blog\/[a-z-]+$/);
  await expect.poll(() => asked.at(-1)).toMatch(/^\/api\/blogs\/[a-z-]+$/);
});

test('the header leads everywhere', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/blog/calm-black-friday-plan');
  const header = page.getByRole('banner');
  const nav = header.getByRole('navigation', { name: 'Main' });
  await expect(nav.getByRole('link', { name: 'Blogs' })).toHaveAttribute('aria-current', 'page');
  await expect(nav.locator('[aria-current]')).toHaveCount(1);
  for (const { label, path } of LATER) {
    await nav.getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(nav.locator('[aria-current="page"]')).toHaveText(label);
  }
  await header.getByRole('link', { name: 'Admin' }).click();
  await expect(page).toHaveURL('/admin');
});

test('the header search trims its text, and empty text does nothing', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/terms');
  const field = page.getByRole('banner').getByRole('combobox', { name: 'Search stores' });
  await field.fill('   ');
  await field.press('Enter');
  await expect(page).toHaveURL('/terms');
  await field.fill('  quilt ');
  await field.press('Enter');
  await expect(page).toHaveURL('/stores?search=quilt');
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('quilt');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
});

test('the mobile menu opens, and closes by toggle and by a followed link', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, '/terms');
  const toggle = page.getByRole('banner').locator('summary', { hasText: 'Menu' });
  const menu = page.getByRole('navigation', { name: 'Mobile' });
  await expect(menu).toBeHidden();
  await toggle.click();
  await expect(menu).toBeVisible();
  await expectAccessible(page);
  await toggle.click();
  await expect(menu).toBeHidden();
  for (const { label, path } of [...LATER, { label: 'Admin', path: '/admin' }]) {
    await toggle.click();
    await menu.getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(menu).toBeHidden();
  }
});

test('the mobile menu searches', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/terms');
  await page.getByRole('banner').locator('summary', { hasText: 'Menu' }).click();
  const field = page.getByRole('banner').getByRole('combobox').last();
  await field.fill(' pond ');
  await field.press('Enter');
  await expect(page).toHaveURL('/stores?search=pond');
  await expect(page.getByRole('navigation', { name: 'Mobile' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Pondwright' })).toBeVisible();
});

test('the footer leads everywhere, its categories and social icons nowhere', async ({ page }) => {
  await open(page, '/terms');
  const footer = page.getByRole('contentinfo');
  const links = await footer
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const paths = ['/', '/stores', '/categories', '/blogs', '/amazon-deals', '/amazon-disclosure'];
  const others = ['/contact', '/about', '/privacy', '/terms', 'mailto:support@dealharbor.example'];
  expect(new Set(links)).toEqual(new Set([...paths, ...others]));
  for (const name of ['Fashion', 'Electronics', 'Travel', 'Beauty', 'Home & Garden']) {
    await expect(footer.getByText(name, { exact: true })).toBeVisible();
    await expect(footer.getByRole('link', { name, exact: true })).toHaveCount(0);
  }
});
