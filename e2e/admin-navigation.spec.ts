import type { Page } from 'playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { button, heading, navigation } from './support/admin.ts';
import { enterAdmin, login } from './support/owner.ts';
import { part } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

async function expectNothingBesides(page: Page) {
  const { content, window } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(content).toBeLessThanOrEqual(window);
}

test.describe('getting about', () => {
  test('the dashboard shows every panel in the specification’s order', async ({ page }) => {
    await enterAdmin(page);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Overview',
      'AI Store Generator',
      'Google Ads Automation',
      'AI Blog Generator',
      'Blog Management',
      'Amazon Products',
      'Stores Management',
      'Categories Management',
      'Offers Management',
      'Coupons Management',
      'Newsletter Subscribers',
      'Site Settings',
    ]);
    await expect(page.locator('.ant-skeleton')).toHaveCount(0);
    await expectAccessible(page);
    await expectNothingBesides(page);
  });

  test('a panel has a page of its own', async ({ page }) => {
    await enterAdmin(page, 'offers');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Offers Management');
    await expect(page).toHaveTitle(/^Offers Management/);
    await expect(part(page, 'Coupons Management')).toHaveCount(0);
    const current = (await navigation(page)).locator('[aria-current="page"]');
    await expect(current).toHaveText('Offers');
    await expectNothingBesides(page);
  });

  test('a hash leads to the panel on the dashboard, and stays with it', async ({ page }) => {
    await enterAdmin(page, '#offers');
    await expect(heading(page, 'Offers Management')).toBeFocused();
    await expect(part(page, 'Offers Management').getByRole('button').first()).toBeVisible({
      timeout: 15_000,
    });
    // Longer than the panels above take to grow.
    await page.waitForLoadState('networkidle');
    await expect(heading(page, 'Offers Management')).toBeInViewport();
    const top = () =>
      heading(page, 'Offers Management').evaluate((one) => one.getBoundingClientRect().top);
    await expect.poll(top).toBeGreaterThan(50);
    await expect.poll(top).toBeLessThan(250);
  });

  test('the navigation leads on, and the keyboard goes on from the heading', async ({ page }) => {
    await enterAdmin(page, 'offers');
    await (await navigation(page)).getByRole('link', { name: 'Coupons' }).click();
    await expect(page).toHaveURL('/admin/coupons');
    await expect(heading(page, 'Coupons Management')).toBeFocused();
    await expect(page).toHaveTitle(/^Coupons Management/);
    await page.goBack();
    await expect(heading(page, 'Offers Management')).toBeFocused();
  });

  test('from the dashboard, the navigation jumps', async ({ page }) => {
    await enterAdmin(page);
    for (const name of ['Settings', 'Categories', 'Settings']) {
      await (await navigation(page)).getByRole('link', { name }).click();
      const panel = name === 'Settings' ? 'Site Settings' : 'Categories Management';
      await expect(heading(page, panel)).toBeFocused();
      await expect(heading(page, panel)).toBeInViewport();
    }
    await page.getByRole('link', { name: 'Site Settings', exact: true }).click();
    await expect(page).toHaveURL('/admin/settings');
  });

  test('an unknown page says so and leads back', async ({ page }) => {
    await enterAdmin(page, 'no/such/page');
    await expect(heading(page, 'There is no such page in the admin')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('button').click();
    await expect(page).toHaveURL('/admin');
    await expect(part(page, 'Overview')).toBeVisible();
  });

  test('the skip link comes first', async ({ page }) => {
    await enterAdmin(page, 'categories');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await skip.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(heading(page, 'Categories Management')).toBeVisible();
  });

  test('a panel whose code does not arrive leaves the others standing', async ({ page, allow }) => {
    allow(/console: /);
    allow(/lost: .*subscribers-panel/);
    await page.route('**/subscribers-panel-*.js', (route) => route.abort());
    await enterAdmin(page, 'subscribers');
    await expect(page.getByText('This part cannot be shown')).toBeVisible();
    await (await navigation(page)).getByRole('link', { name: 'Categories' }).click();
    await expect(button(page, 'Add category')).toBeVisible();
    await page.unroute('**/subscribers-panel-*.js');
    await (await navigation(page)).getByRole('link', { name: 'Subscribers' }).click();
    await button(page, 'Load the page anew').click();
    await login(page);
    await expect(page.getByRole('searchbox', { name: 'Search subscribers' })).toBeVisible();
  });

  test('both themes are accessible', { tag: '@desktop' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await enterAdmin(page, 'categories');
    await expect(page.getByRole('table')).toBeVisible();
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await expectAccessible(page);
  });

  test('what is pressed is large enough for a finger', { tag: '@phone' }, async ({ page }) => {
    await enterAdmin(page, 'google-ads');
    await navigation(page);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.admin-bar :is(a, button), .admin-nav a')]
        .filter((one) => one.checkVisibility())
        .map((one) => ({ text: one.innerText, box: one.getBoundingClientRect() }))
        .filter(({ box }) => box.height < 43.5 || box.width < 43.5)
        .map(({ text, box }) => `${text} ${box.width}×${box.height}`),
    );
    expect(small).toEqual([]);
    await expectAccessible(page);
  });
});
