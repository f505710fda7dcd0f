import { expectAccessible } from './support/accessibility.ts';
import { button, dialog, heading, password, UNAUTHORIZED } from './support/admin.ts';
import { unique } from './support/names.ts';
import { enterAdmin, login } from './support/owner.ts';
import { expectToast, open, part } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

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
    const name = unique('Kept');
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
