import type { Page } from 'playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { button, UNAUTHORIZED } from './support/admin.ts';
import { apiCalls, hold } from './support/api-calls.ts';
import { enterAdmin, login } from './support/owner.ts';
import { adminPassword } from './support/settings.ts';
import { expectFits, rowOf, test } from './support/shop.ts';
import { expectToast, open, toasts } from './support/shopper.ts';
import { expect } from './support/test.ts';

const drawer = (page: Page) => page.getByRole('dialog', { name: /^(New|Edit) store$/ });
const field = (page: Page, label: string) => drawer(page).getByRole('textbox', { name: label });
const question = (page: Page) => page.getByRole('dialog', { name: 'Discard your changes?' });
const ended = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' });

test('a session that ends in mid-edit is renewed, and the edit is saved', async ({
  page,
  context,
  request,
  shop,
  allow,
}) => {
  allow(UNAUTHORIZED);
  await enterAdmin(page, `stores?search=${shop.mark}&edit=${shop.id}`);
  await field(page, 'Description').fill('Typed before the session ended');
  await context.clearCookies();
  await button(page, 'Save').click();
  await login(page);
  await expectToast(page, 'Store updated successfully');
  await expect(ended(page)).toHaveCount(0);
  await expect(drawer(page)).toHaveCount(0);
  const stored = await request.get(`/api/stores/${shop.id}/record`);
  expect(await stored.json()).toMatchObject({ description: 'Typed before the session ended' });
});

test('a list that finds the session ended is read after the password', { tag: '@desktop' }, async ({
  page,
  context,
  allow,
}) => {
  allow(UNAUTHORIZED);
  await enterAdmin(page, 'categories');
  await expect(rowOf(page, 'Travel')).toBeVisible();
  await context.clearCookies();
  await page.getByRole('searchbox', { name: 'Search categories' }).fill('garden');
  await expect(ended(page)).toBeVisible();
  await login(page);
  await expect(ended(page)).toHaveCount(0);
  await expect(page.getByText('1 category found')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('garden');
});

test('no way out of a form loses what was typed unasked', async ({ page, shop }) => {
  await enterAdmin(page, `stores?search=${shop.mark}`);
  await button(page, `Edit ${shop.name}`).click();
  await field(page, 'Description').fill('Typed');
  const waysOut = [
    () => drawer(page).getByRole('button', { name: 'Close' }).click(),
    () => button(page, 'Cancel').click(),
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
  ];
  for (const leave of waysOut) {
    await leave();
    await question(page).getByRole('button', { name: 'Keep editing' }).click();
    await expect(question(page)).toHaveCount(0);
    await expect(field(page, 'Description')).toHaveValue('Typed');
  }
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await question(page).getByRole('button', { name: 'Discard' }).click();
  await expect(drawer(page)).toHaveCount(0);
  await expect(button(page, `Edit ${shop.name}`)).toBeFocused();
  await button(page, `Edit ${shop.name}`).click();
  await expect(field(page, 'Description')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toHaveCount(0);
  await expect(question(page)).toHaveCount(0);
});

test('a reload asks while something is unsaved, and only then', { tag: '@desktop' }, async ({
  page,
}) => {
  let asked = 0;
  page.on('dialog', (dialog) => {
    asked++;
    void dialog.dismiss();
  });
  await enterAdmin(page, 'stores?edit=new');
  await field(page, 'Name').fill('Typed');
  await page.evaluate(() => location.reload());
  await expect.poll(() => asked).toBe(1);
  await expect(field(page, 'Name')).toHaveValue('Typed');
  await field(page, 'Name').fill('');
  await page.reload();
  await expect(button(page, 'Login')).toBeVisible();
  expect(asked).toBe(1);
});

test('a form that is being saved is sent once', { tag: '@desktop' }, async ({ page, shop }) => {
  await enterAdmin(page, `stores?search=${shop.mark}&edit=${shop.id}`);
  await field(page, 'Description').fill('First');
  const path = `/api/stores/${shop.id}`;
  const release = await hold(page, `**${path}`);
  const sent = apiCalls(page);
  await button(page, 'Save').click();
  await field(page, 'Name').press('Enter');
  release();
  await expectToast(page, 'Store updated successfully');
  await expect(drawer(page)).toHaveCount(0);
  expect(sent.filter((call) => call === path)).toHaveLength(1);
});

test('a double click saves once', { tag: '@desktop' }, async ({ page, shop }) => {
  await enterAdmin(page, `stores?search=${shop.mark}&edit=${shop.id}`);
  await field(page, 'Description').fill('Clicked twice');
  const path = `/api/stores/${shop.id}`;
  const sent = apiCalls(page);
  await button(page, 'Save').dblclick();
  await expectToast(page, 'Store updated successfully');
  await expect(drawer(page)).toHaveCount(0);
  expect(sent.filter((call) => call === path)).toHaveLength(1);
});

test('a message is seen over a form and lies on none of its buttons', async ({
  page,
  shop,
  allow,
}) => {
  allow(/console: .*status of 409/);
  await enterAdmin(page, 'stores?edit=new');
  await field(page, 'Name').fill('Another');
  await field(page, 'Slug').fill(shop.slug);
  await button(page, 'Create store').click();
  await expectToast(page, 'Failed to create store');
  // While it is there, which is not long.
  const soon = { timeout: 2_000 };
  await button(page, 'Create store').click({ ...soon, trial: true });
  await toasts(page).getByRole('button', { name: 'Close' }).click(soon);
  await expect(toasts(page).getByRole('listitem')).toHaveCount(0, soon);
  await expect(field(page, 'Name')).toHaveValue('Another');
});

test('an owner with only a keyboard signs in, finds a form and saves it', {
  tag: '@desktop',
}, async ({ page, shop }) => {
  const { keyboard } = page;
  const tabTo = async (name: string, key = 'Tab') => {
    for (let step = 0; step < 60; step++) {
      const here = await page.evaluate(() => {
        const { innerText, ariaLabel } = document.activeElement as HTMLElement;
        return ariaLabel ?? innerText?.trim();
      });
      if (here === name) return;
      await keyboard.press(key);
    }
    throw new Error(`${key} never came to ${name}.`);
  };
  await open(page, '/admin');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await keyboard.type(adminPassword);
  await keyboard.press('Enter');
  await expect(button(page, 'Log out')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo('Stores', 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Stores Management' })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/stores');
  await tabTo('Search stores');
  await keyboard.type(shop.mark);
  await expect(page.getByText('1 store found')).toBeVisible();
  await tabTo(`Edit ${shop.name}`);
  await keyboard.press('Enter');
  await expect(field(page, 'Name')).toBeFocused();
  await keyboard.press('End');
  await keyboard.type(' by keys');
  await keyboard.press('Enter');
  await expectToast(page, 'Store updated successfully');
  await expect(button(page, `Edit ${shop.name} by keys`)).toBeFocused();
});

test('all panels together are accessible and fit, light and dark', async ({ page }) => {
  test.setTimeout(120_000);
  await enterAdmin(page);
  const panels = page.getByRole('main').locator('.admin-panel');
  await expect(panels).toHaveCount(12);
  for (const panel of await panels.all()) await panel.scrollIntoViewIfNeeded();
  await expect(page.locator('.admin-panel-later')).toHaveCount(0);
  await expect(page.locator('.ant-skeleton')).toHaveCount(0);
  await expectFits(page);
});
