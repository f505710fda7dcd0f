import type { Page } from 'playwright/test';
import { open, part, sameDocument } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

const list = (page: Page) => part(page, 'All Articles');
const cards = (page: Page) => list(page).getByRole('article');
const search = (page: Page) => list(page).getByRole('searchbox');
const category = (page: Page) => list(page).getByRole('combobox', { name: /category/i });

test('features three articles', async ({ page }) => {
  await open(page, '/blogs');
  await expect(part(page, 'Featured Articles').getByRole('article')).toHaveCount(3);
});

test('a card says what the article is about', async ({ page, request }) => {
  const blogs = await (
    await request.get('/api/blogs?search=cairnstep&category=store-guide')
  ).json();
  const [blog] = blogs;
  await open(page, '/blogs?search=cairnstep&category=store-guide');
  const card = cards(page).first();
  await expect(card.getByRole('heading')).toHaveText(blog.title);
  await expect(card).toContainText('store guide');
  await expect(card.getByText('Cairnstep', { exact: true })).toBeVisible();
  await expect(card).toContainText(/\d{1,2} [A-Z][a-z]{2} \d{4}/);
  await expect(card).toContainText(/[\d,]+ views/);
  await expect(card).toContainText(/\d+ min read/);
  expect(blog.keywords.length).toBeGreaterThan(3);
  await expect(card.getByRole('list', { name: 'Keywords' }).getByRole('listitem')).toHaveText(
    blog.keywords.slice(0, 3),
  );
  await card.getByRole('link', { name: /^Read Article/ }).click();
  await expect(page).toHaveURL(`/blog/${blog.slug}`);
});

test('filters by text and category, and clears both', async ({ page }) => {
  await open(page, '/blogs');
  const still = await sameDocument(page);
  await expect(cards(page)).toHaveCount(12);
  await search(page).pressSequentially('headphones');
  await expect(page).toHaveURL(/search=headphones/);
  await expect(cards(page)).toHaveCount(2);
  await category(page).selectOption('comparisons');
  await expect(cards(page)).toHaveCount(1);
  await expect(page).toHaveURL(/category=comparisons/);
  await search(page).fill('zzz');
  await expect(page.getByText('No blogs found. Try adjusting your filters.')).toBeVisible();
  await page.getByText('Clear Filters').click();
  await expect(cards(page)).toHaveCount(12);
  await expect(search(page)).toHaveValue('');
  await expect(category(page)).toHaveValue('all');
  expect(await still()).toBe(true);
});

test('finds keywords, which no title holds', async ({ page, request }) => {
  const blog = await (await request.get('/api/blogs/seven-checkout-habits')).json();
  const [keyword] = blog.keywords;
  await open(page, `/blogs?search=${encodeURIComponent(keyword)}`);
  await expect(list(page).getByRole('heading', { name: blog.title })).toBeVisible();
});

test('turns pages', async ({ page }) => {
  await open(page, '/blogs');
  const pages = page.getByRole('navigation', { name: 'Pages of articles' });
  await pages.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/\?page=2/);
  await expect(cards(page)).not.toHaveCount(12);
  await expect(cards(page)).not.toHaveCount(0);
});
