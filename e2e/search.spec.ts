import type { Page } from 'playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { apiCalls, fail, hold } from './support/api-calls.ts';
import { open, sameDocument } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

const SUGGESTIONS = '**/api/search/suggestions?**';
const hero = (page: Page) => page.getByRole('combobox', { name: 'Find a store' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const options = (page: Page) => list(page).getByRole('option');
const chosen = (page: Page) => list(page).getByRole('option', { selected: true });
const voltbarrow = (page: Page) =>
  list(page).getByRole('group', { name: 'Stores' }).getByRole('option', { name: 'Voltbarrow' });

test('a misspelt store is suggested, before its coupons', async ({ page }) => {
  await open(page, '/');
  await expect(hero(page)).toHaveAttribute('aria-autocomplete', 'list');
  await expect(hero(page)).toHaveAttribute('aria-expanded', 'false');
  await hero(page).pressSequentially('voltbarow');
  await expect(voltbarrow(page)).toHaveAttribute('href', '/store/voltbarrow');
  await expect(voltbarrow(page).locator('mark')).toHaveText('Voltbar');
  await expect(options(page).first()).toHaveAccessibleName(/^Voltbarrow/);
  await expect(list(page).getByRole('group')).toHaveCount(2);
  await expect(list(page).getByRole('group').last()).toHaveAccessibleName('Coupons');
  const id = await list(page).getAttribute('id');
  await expect(hero(page)).toHaveAttribute('aria-controls', id as string);
  await expect(hero(page)).toHaveAttribute('aria-expanded', 'true');
  const count = await options(page).count();
  await expect(page.getByRole('search').getByText(`${count} suggestions`)).toHaveRole('status');
});

test('the list is walked through and followed by keys', async ({ page }) => {
  await open(page, '/');
  const still = await sameDocument(page);
  const asked = apiCalls(page);
  await hero(page).pressSequentially('volt');
  await expect(voltbarrow(page)).toBeVisible();
  const count = await options(page).count();
  expect(count).toBeGreaterThan(1);
  await expect(chosen(page)).toHaveCount(0);
  for (const [key, index] of [
    ['ArrowDown', 0],
    ['ArrowDown', 1],
    ['Home', 0],
    ['ArrowUp', count - 1],
    ['ArrowDown', 0],
    ['End', count - 1],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(options(page).nth(index)).toHaveAttribute('aria-selected', 'true');
    await expect(chosen(page)).toHaveCount(1);
    const id = await chosen(page).getAttribute('id');
    await expect(hero(page)).toHaveAttribute('aria-activedescendant', id as string);
    await expect(chosen(page)).toBeInViewport();
  }
  await expect(hero(page)).toBeFocused();
  // Fetched ahead while it is looked at.
  await expect.poll(() => asked).toContain('/api/stores/voltbarrow');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/store/voltbarrow');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Voltbarrow');
  await expect(list(page)).toHaveCount(0);
  expect(asked.filter((one) => one === '/api/stores/voltbarrow')).toHaveLength(1);
  expect(await still()).toBe(true);
});

test('Escape closes the list, then empties the field', async ({ page }) => {
  await open(page, '/');
  await hero(page).pressSequentially('volt');
  await expect(voltbarrow(page)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  await expect(chosen(page)).toHaveCount(0);
  await expect(hero(page)).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('Escape');
  await expect(list(page)).toHaveCount(0);
  await expect(hero(page)).toHaveValue('volt');
  await expect(hero(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(hero(page)).not.toHaveAttribute('aria-controls');
  await page.keyboard.press('ArrowDown');
  await expect(chosen(page)).toHaveAccessibleName(/^Voltbarrow/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(hero(page)).toHaveValue('');
  await expect(hero(page)).toBeFocused();
});

test('without a highlighted option, Enter searches for the text', async ({ page }) => {
  await open(page, '/');
  await hero(page).pressSequentially('volt');
  await expect(voltbarrow(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/stores?search=volt');
  await expect(list(page)).toHaveCount(0);
});

test('a pressed suggestion is followed, and the list closes', async ({ page, hasTouch }) => {
  await open(page, '/');
  await hero(page).pressSequentially('volt');
  await expect(voltbarrow(page)).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.keyboard.press('ArrowDown');
  await expectAccessible(page);
  const coupon = list(page).getByRole('group', { name: 'Coupons' }).getByRole('option').first();
  await (hasTouch ? coupon.tap() : coupon.click());
  await expect(page).toHaveURL(/\/store\/[a-z-]+#coupon-\d+$/);
  await expect(list(page)).toHaveCount(0);
});

test('leaving the field closes the list', async ({ page }) => {
  await open(page, '/');
  await hero(page).pressSequentially('volt');
  await expect(voltbarrow(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(list(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeFocused();
});

test('only what is typed in the end is asked for, and seen', async ({ page }) => {
  await page.clock.install();
  await open(page, '/');
  const asked = apiCalls(page);
  const release = await hold(page, '**/api/search/suggestions?q=quilt');
  await hero(page).fill('quilt');
  await expect.poll(() => asked).toEqual(['/api/search/suggestions?q=quilt']);
  await hero(page).fill('');
  // So that a slow machine types no more slowly than a person.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  for (const letter of 'volt') {
    await hero(page).pressSequentially(letter);
    await page.clock.runFor(20);
  }
  await page.clock.resume();
  await expect(voltbarrow(page)).toBeVisible();
  release();
  await page.waitForTimeout(300);
  await expect(list(page).getByRole('option', { name: 'Quiltmere' })).toHaveCount(0);
  expect(asked.slice(1)).toEqual(['/api/search/suggestions?q=volt']);
});

test('what comes late opens nothing that was left', async ({ page }) => {
  await open(page, '/');
  const release = await hold(page, SUGGESTIONS);
  const asked = page.waitForRequest(SUGGESTIONS);
  await hero(page).fill('volt');
  await asked;
  await page.keyboard.press('Tab');
  release();
  await page.waitForTimeout(300);
  await expect(hero(page)).toHaveValue('volt');
  await expect(list(page)).toHaveCount(0);
});

test('its code comes when it is needed, and loses no letter', async ({ page }) => {
  const code = /\/suggestions-[^/]+\.js$/;
  const release = await hold(page, code);
  let loaded = false;
  page.on('request', (request) => {
    loaded ||= code.test(request.url());
  });
  await open(page, '/');
  expect(loaded).toBe(false);
  const { x, y, width, height } = (await hero(page).boundingBox()) ?? {};
  await hero(page).focus();
  await page.keyboard.type('volt');
  expect(loaded).toBe(true);
  release();
  await expect(voltbarrow(page)).toBeVisible();
  await expect(hero(page)).toBeFocused();
  await expect(hero(page)).toHaveValue('volt');
  expect(await hero(page).boundingBox()).toEqual({ x, y, width, height });
});

test('where nothing can be suggested, the form searches', async ({ page, allow }) => {
  allow(/500 \(Internal Server Error\)/);
  await open(page, '/');
  await hero(page).fill('qqqqqq');
  await page.waitForResponse(SUGGESTIONS);
  await fail(page, SUGGESTIONS);
  const failed = page.waitForResponse(SUGGESTIONS);
  await hero(page).fill('volt');
  await failed;
  await expect(hero(page)).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/stores?search=volt');
});

test('where its code cannot be had, the form searches', async ({ page, allow }) => {
  allow(/suggestions-[^/]+\.js|ERR_FAILED/);
  await page.route(/\/suggestions-[^/]+\.js$/, (route) => route.abort('failed'));
  await open(page, '/');
  await hero(page).fill('volt');
  await hero(page).press('Enter');
  await expect(page).toHaveURL('/stores?search=volt');
});

test('the header suggests over the page', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('combobox', { name: 'Search stores' }).fill('volt');
  await expect(voltbarrow(page)).toBeInViewport({ ratio: 1 });
  await voltbarrow(page).click();
  await expect(page).toHaveURL('/store/voltbarrow');
});

test('a suggested coupon is shown on its store’s page', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const [, , coupon] = await (await request.get('/api/coupons/latest')).json();
  await open(page, '/about');
  await page.getByRole('combobox', { name: 'Search stores' }).fill(coupon.title);
  await page.getByRole('option', { name: coupon.title }).first().click();
  await expect(page).toHaveURL(new RegExp(`/store/${coupon.store.slug}.*#coupon-${coupon.id}$`));
  await expect(page.locator(`#coupon-${coupon.id}`)).toBeInViewport({ ratio: 1 });
});

test('the menu suggests, and closes with what is followed', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('banner').locator('summary', { hasText: 'Menu' }).click();
  const field = page.getByRole('combobox', { name: 'Search stores (menu)' });
  await field.fill('volt');
  await expect(voltbarrow(page)).toBeInViewport({ ratio: 1 });
  await expect(options(page).last()).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(list(page)).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Mobile' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await voltbarrow(page).tap();
  await expect(page).toHaveURL('/store/voltbarrow');
  await expect(page.getByRole('navigation', { name: 'Mobile' })).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the field is a plain one of a plain form', async ({ page }) => {
    await page.goto('/');
    const field = page.getByRole('main').getByRole('searchbox', { name: 'Find a store' });
    await expect(field).not.toHaveAttribute('aria-expanded');
    await field.fill('volt');
    await field.press('Enter');
    await expect(page).toHaveURL('/stores?search=volt');
  });
});
