import type { Page } from 'playwright/test';
import { clipboardText, grantClipboard } from './support/clipboard.ts';
import { playShops } from './support/outbound.ts';
import { open } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

/** What has the focus: its name, and whether it can be seen to have it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const { width, height, top } = element.getBoundingClientRect();
    const ring = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    return {
      name: (element.innerText || element.getAttribute('placeholder') || '').trim(),
      seen: (ring || boxShadow !== 'none') && width > 0 && height > 0 && top >= 0,
    };
  });

test('the skip link comes first and leads to the content', async ({ page }) => {
  await open(page, '/stores');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('Tab goes through the page in its order, visibly', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/');
  const names: string[] = [];
  for (let i = 0; i < 18; i++) {
    await page.keyboard.press('Tab');
    const { name, seen } = await focused(page);
    expect(seen, name).toBe(true);
    names.push(name);
  }
  expect(names.slice(0, 9)).toEqual([
    'Skip to content',
    'Deal Harbor',
    'Home',
    'Stores',
    'Categories',
    'Blogs',
    'Amazon Deals',
    'Search stores',
    'Admin',
  ]);
  expect(names.slice(9)).toEqual(
    expect.arrayContaining(['Find a store', 'Search', 'How we earn', 'All Categories']),
  );
});

test('a code is copied by keyboard alone', async ({ page, context }) => {
  await grantClipboard(context);
  await playShops(context);
  await open(page, '/store/voltbarrow');
  const button = page.getByRole('button', { name: /^Cop(y|ied)/ }).first();
  await button.focus();
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Enter');
  await expect(button).toHaveAccessibleName(/^Copied/);
  expect(await clipboardText(page)).toMatch(/^[A-Z\d]+$/);
  await opened;
});

test('a chip is pressed by keyboard, and the focus stays', async ({ page }) => {
  await open(page, '/');
  const chip = page
    .getByRole('group', { name: 'Category' })
    .getByRole('button', { name: 'Travel' });
  await chip.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/?category=travel');
  await expect(chip).toBeFocused();
});

test('a new page is announced', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Categories' }).click();
  const announced = page.locator('[aria-live="polite"]').filter({ hasText: /Browse Categories/ });
  await expect(announced).toHaveCount(1);
});

test('everything that is pressed is large enough for a finger', {
  tag: '@phone',
}, async ({ page }) => {
  for (const path of ['/', '/stores', '/store/voltbarrow', '/blogs', '/amazon-deals']) {
    await open(page, path);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, .btn, .chip, select, input')]
        .filter((one) => one.checkVisibility())
        .filter((one) => one.getBoundingClientRect().height < 43.5)
        .map((one) => `${one.tagName} ${one.innerText}`),
    );
    expect(small, path).toEqual([]);
  }
});
