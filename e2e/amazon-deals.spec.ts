import type { Page } from 'playwright/test';
import { alone } from './support/alone.ts';
import { playShops, SHOPS } from './support/outbound.ts';
import { open, part, sameDocument } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

const REVIEWS = 'Amazon Product Reviews & Guides';
const cards = (page: Page) => part(page, 'Products').getByRole('article');
const chip = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Product categories' }).getByText(name, { exact: true });

test('introduces itself with a disclosure and ends with a note of today', async ({ page }) => {
  await open(page, '/amazon-deals');
  await expect(page.getByText('Updated Daily with Fresh Deals')).toBeVisible();
  const banner = page.getByRole('complementary', { name: 'Affiliate disclosure' });
  await expect(banner).toContainText('qualifying purchases');
  const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  const note = page.getByText(/prices and availability may change/i);
  await expect(note).toContainText(today.format(new Date()));
});

test('filters by category', async ({ page }) => {
  await open(page, '/amazon-deals');
  const still = await sameDocument(page);
  const words = ['all', 'electronics', 'home', 'fashion', 'books', 'sports', 'beauty'];
  for (const word of words) await expect(chip(page, word)).toBeVisible();
  await expect(cards(page)).toHaveCount(18);
  await chip(page, 'books').click();
  await expect(cards(page)).toHaveCount(3);
  await expect(chip(page, 'books')).toHaveAttribute('aria-current', 'true');
  await chip(page, 'all').click();
  await expect(cards(page)).toHaveCount(18);
  expect(await still()).toBe(true);
});

test('a card shows price, discount, rating and figures', async ({ page, request }) => {
  const [first] = await (await request.get('/api/amazon-products?category=electronics')).json();
  await alone(() => open(page, '/amazon-deals?category=electronics'));
  const card = cards(page).filter({ has: page.getByRole('heading', { name: first.name }) });
  await expect(card).toContainText(`$${first.salePrice.toFixed(2)}`);
  await expect(card.locator('s')).toContainText(`$${first.originalPrice.toFixed(2)}`);
  await expect(card).toContainText(`${first.discount}% OFF`);
  await expect(card).toContainText('(2,184 reviews)');
  await expect(card).toContainText(/[5-7],\d{3} views this week/);
  await expect(card).toContainText(first.description);
  await expect(card.getByText('Featured', { exact: true })).toHaveCount(first.featured ? 1 : 0);
  const stars = card.getByRole('img', { name: `Rated ${first.rating} out of 5` });
  await expect(stars.locator('.star')).toHaveCount(5);
  await expect(stars.locator('.star-filled')).toHaveCount(Math.floor(first.rating));
});

test('both buttons open the affiliate link itself', async ({ page, context, allow, request }) => {
  allow(SHOPS);
  const visited = await playShops(context);
  const [first] = await (await request.get('/api/amazon-products?category=electronics')).json();
  await open(page, '/amazon-deals?category=electronics');
  const card = cards(page).filter({ has: page.getByRole('heading', { name: first.name }) });
  const buttons = card.getByRole('link');
  await expect(buttons).toHaveCount(2);
  for (const button of await buttons.all()) {
    await expect(button).toHaveAttribute('href', first.affiliateLink);
    await expect(button).toHaveAttribute('rel', 'sponsored nofollow noopener');
    await Promise.all([context.waitForEvent('page'), button.click()]);
  }
  await expect.poll(() => visited).toEqual([first.affiliateLink, first.affiliateLink]);
});

test('figures drawn by the server stay the same in the browser', async ({ page, browser }) => {
  const figures = async (shown: Page) => {
    const text = (await cards(shown).allInnerTexts()).join('\n');
    const numbers = (pattern: RegExp) =>
      [...text.matchAll(pattern)].map(([, n]) => Number(n?.replace(',', '')));
    return {
      views: numbers(/([\d,]+) views this week/g),
      reviews: numbers(/\(([\d,]+) reviews\)/g),
    };
  };
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await alone(async () => {
    await plain.goto('/amazon-deals');
    await open(page, '/amazon-deals');
  });
  const drawn = await figures(plain);
  await plain.close();
  expect(await figures(page)).toEqual(drawn);
  expect(drawn.reviews).toHaveLength(18);
  expect(drawn.views).toHaveLength(18);
  expect(drawn.views.every((n) => n >= 5_000 && n <= 7_999)).toBe(true);
});

test('reviews lead to their articles', async ({ page, request }) => {
  const blogs = await (await request.get('/api/blogs?category=amazon-deals')).json();
  await open(page, '/amazon-deals');
  const reviews = part(page, REVIEWS).getByRole('article');
  await expect(reviews).toHaveCount(Math.min(blogs.length, 6));
  const first = reviews.first();
  await expect(first).toContainText('Amazon Review');
  await expect(first).toContainText(blogs[0].excerpt);
  await expect(first).toContainText(/[\d,]+ views/);
  await expect(first.getByText('Featured', { exact: true })).toHaveCount(blogs[0].featured ? 1 : 0);
  await first.getByRole('link', { name: /^Read Full Review/ }).click();
  await expect(page).toHaveURL(`/blog/${blogs[0].slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(blogs[0].title);
});
