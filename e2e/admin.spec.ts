import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { enterAdmin, login, signIn } from './support/owner.ts';
import { expectToast, open, part } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

const UNAUTHORIZED = /console: .*status of 401/;

const password = (page: Page) => page.getByLabel('Password', { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** The navigation, which small screens keep behind a button. */
async function navigation(page: Page) {
  const menu = button(page, 'Menu');
  if (await menu.isVisible()) await menu.click();
  return page.getByRole('navigation', { name: 'Admin' });
}

async function expectNothingBesides(page: Page) {
  const { content, window } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(content).toBeLessThanOrEqual(window);
}

test.describe('the gate', () => {
  test('a wrong password stays outside', async ({ page, allow }) => {
    allow(UNAUTHORIZED);
    await open(page, '/admin');
    await login(page, 'not the password');
    await expect(page.getByRole('alert')).toContainText('Invalid password');
    await expect(part(page, 'Overview')).toHaveCount(0);
    await expectAccessible(page);
  });

  test('the password can be shown and hidden', async ({ page }) => {
    await open(page, '/admin');
    await password(page).fill('secret');
    await expect(password(page)).toHaveAttribute('type', 'password');
    await button(page, 'Show').click();
    await expect(password(page)).toHaveAttribute('type', 'text');
    await button(page, 'Hide').click();
    await expect(password(page)).toHaveAttribute('type', 'password');
  });

  test('the site’s own header and footer stay away', async ({ page }) => {
    await open(page, '/admin');
    await expect(button(page, 'Login')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });

  test('is closed again when the page is loaded anew', async ({ page }) => {
    await enterAdmin(page);
    await expect(part(page, 'Overview')).toBeVisible();
    await page.reload();
    await expect(button(page, 'Login')).toBeVisible();
    await expect(part(page, 'Overview')).toHaveCount(0);
  });

  test('logging out locks, and the session is over', async ({ page }) => {
    await enterAdmin(page, 'categories');
    // What is still asked then would be refused.
    await expect(button(page, 'Edit Travel')).toBeVisible();
    await button(page, 'Log out').click();
    await expect(password(page)).toBeVisible();
    const answer = await page.request.get('/api/admin/session');
    expect(await answer.json()).toEqual({ authenticated: false });
  });

  test('too many attempts have to wait', async ({ page, allow }) => {
    allow(/console: .*status of 429/);
    await open(page, '/admin');
    await page.route('**/api/admin/session', (route) =>
      route.fulfill({ status: 429, headers: { 'Retry-After': '65' }, json: { status: 429 } }),
    );
    await login(page, 'again');
    await expect(page.getByRole('alert')).toContainText('Too many attempts');
    await expect(page.getByRole('alert')).toContainText(/Try again in 1 min 0\d s/);
    await expect(page.getByRole('button', { name: 'Login' })).toBeDisabled();
  });
});

test.describe('a session that ends while the owner works', () => {
  test('is renewed in place, and what was typed is saved', async ({ page, context, allow }) => {
    allow(UNAUTHORIZED);
    const name = `Kept ${randomUUID().slice(0, 8)}`;
    await enterAdmin(page, 'categories?edit=new');
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await context.clearCookies();
    await button(page, 'Create category').click();

    const ended = dialog(page, 'Your session has ended');
    await expect(password(page)).toBeFocused();
    await expectAccessible(page);
    await login(page);
    await expect(ended).toHaveCount(0);
    await expectToast(page, 'Category created successfully');

    const [made] = await (await page.request.get(`/api/categories?search=${name}`)).json();
    expect(made).toMatchObject({ name });
    await page.request.delete(`/api/categories/${made.id}`);
  });

  test('can be left instead, after a question', async ({ page, context, allow }) => {
    allow(UNAUTHORIZED);
    await enterAdmin(page, 'categories?edit=new');
    await page.getByRole('textbox', { name: 'Name' }).fill('Never saved');
    await context.clearCookies();
    await button(page, 'Create category').click();
    await dialog(page, 'Your session has ended').getByText('Log out instead').click();
    await button(page, 'Keep editing').click();
    await expect(dialog(page, 'Your session has ended')).toBeVisible();
    await dialog(page, 'Your session has ended').getByText('Log out instead').click();
    await button(page, 'Discard and log out').click();
    await expect(heading(page, 'Admin')).toBeVisible();
    await expect(password(page)).toHaveCount(1);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await login(page);
    await expect(page.getByRole('button', { name: 'Log out', includeHidden: true })).toHaveCount(1);
    // Looked at once: a message goes away by itself.
    expect(await page.getByText('Failed to create category').count()).toBe(0);
  });
});

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

test.describe('changes that are not saved', () => {
  test('are asked about before the owner leaves them', async ({ page }) => {
    await enterAdmin(page, 'categories');
    await (await navigation(page)).getByRole('link', { name: 'Settings' }).click();
    const name = page.getByRole('textbox', { name: 'Site name' });
    const before = await name.inputValue();
    await name.fill('Never saved');
    await (await navigation(page)).getByRole('link', { name: 'Offers' }).click();
    const question = dialog(page, 'Discard your changes?');
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(page).toHaveURL('/admin/settings');
    await expect(name).toHaveValue('Never saved');

    await page.goBack();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(page).toHaveURL('/admin/settings');

    await (await navigation(page)).getByRole('link', { name: 'Offers' }).click();
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(page).toHaveURL('/admin/offers');
    await (await navigation(page)).getByRole('link', { name: 'Settings' }).click();
    await expect(name).toHaveValue(before);
  });

  test('are asked about before logging out', async ({ page }) => {
    await enterAdmin(page, 'settings');
    await page.getByRole('textbox', { name: 'Site name' }).fill('Never saved');
    await button(page, 'Log out').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Keep editing|Cancel/ })
      .click();
    await expect(page.getByRole('textbox', { name: 'Site name' })).toHaveValue('Never saved');
    await button(page, 'Log out').click();
    await button(page, 'Discard and log out').click();
    await expect(password(page)).toBeVisible();
  });
});

test('the site shows what was changed once the admin is left', async ({ page, request }) => {
  await signIn(request);
  const name = `Seen ${randomUUID().slice(0, 8)}`;
  await open(page, '/categories');
  const header = page.getByRole('banner');
  const menu = header.locator('summary');
  if (await menu.isVisible()) await menu.click();
  await header.getByRole('link', { name: 'Admin', exact: true }).locator('visible=true').click();
  await login(page);
  const made = await request.post('/api/categories', {
    data: { name, slug: name.toLowerCase().replace(' ', '-') },
  });
  await page.goBack();
  await expect(page.getByRole('main')).toContainText(name);
  await request.delete(`/api/categories/${(await made.json()).id}`);
});
