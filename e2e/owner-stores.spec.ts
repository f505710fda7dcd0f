import type { APIRequestContext, Page } from 'playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { fail } from './support/api-calls.ts';
import { slugOf, unique } from './support/names.ts';
import { enterAdmin, signIn } from './support/owner.ts';
import { PNG, pickFile } from './support/pictures.ts';
import { choose, expectFits, rowOf, search, test } from './support/shop.ts';
import { expectToast, open } from './support/shopper.ts';
import { expect } from './support/test.ts';

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const drawer = (page: Page) => page.getByRole('dialog', { name: /^(New|Edit) store$/ });
const preview = (page: Page) => drawer(page).getByRole('img', { name: 'Logo preview' });

async function removeNamed(request: APIRequestContext, name: string) {
  await signIn(request);
  const path = `/api/stores?scope=admin&search=${encodeURIComponent(name)}`;
  for (const { id } of await (await request.get(path)).json()) {
    await request.delete(`/api/stores/${id}`);
  }
}

test('a store is made with a logo, changed, and deleted', async ({ page, request, allow }) => {
  // The store's page, once it is gone.
  allow(/console: .*status of 404/);
  const name = unique('Copperleaf');
  const shopper = await page.context().newPage();
  // Browsers draw pages that nobody sees once a second.
  await page.bringToFront();
  try {
    await enterAdmin(page, 'stores');
    await button(page, 'Add store').click();
    await field(page, 'Name').fill(name);
    await expect(field(page, 'Slug')).toHaveValue(slugOf(name));
    await pickFile(page, PNG);
    await expect(preview(page)).toBeVisible();
    await field(page, 'Description').fill('Pots and pans.');
    await field(page, 'Website').fill('https://www.copperleaf.example');
    await choose(drawer(page), 'Category (optional)', 'Pets');
    await expect(drawer(page).getByRole('figure')).toContainText('Pots and pans.');
    await button(page, 'Create store').click();
    await expectToast(page, 'Store created successfully');
    await expect(drawer(page)).toHaveCount(0);

    expect((await open(shopper, `/store/${slugOf(name)}`)).status()).toBe(200);
    await expect(shopper.getByText('Pots and pans.').first()).toBeVisible();
    const logo = shopper.getByRole('main').locator('img').first();
    await expect(logo).toHaveAttribute('src', /^\/media\/.+/);

    await search(page, 'stores', name);
    await expect(rowOf(page, name)).toContainText('Pets');
    await button(page, `Edit ${name}`).click();
    await expect(preview(page)).toHaveAttribute('src', /^\/media\/.+/);
    await field(page, 'Name').fill(`${name} two`);
    await expect(field(page, 'Slug')).toHaveValue(slugOf(name));
    await button(page, 'Remove logo').click();
    await button(page, 'Save').click();
    await expectToast(page, 'Store updated successfully');
    await expect(rowOf(page, `${name} two`)).toBeVisible();
    await open(shopper, `/store/${slugOf(name)}`);
    await expect(shopper.getByRole('heading', { level: 1 })).toHaveText(`${name} two`);

    await button(page, `Delete ${name} two`).click();
    const question = page.getByRole('dialog', { name: `Delete store “${name} two”?` });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(rowOf(page, `${name} two`)).toBeVisible();
    await button(page, `Delete ${name} two`).click();
    await question.getByRole('button', { name: 'Delete store' }).click();
    await expectToast(page, 'Store deleted successfully');
    await expect(rowOf(page, `${name} two`)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect((await open(shopper, `/store/${slugOf(name)}`)).status()).toBe(404);
  } finally {
    await removeNamed(request, name);
  }
});

test('the slug follows the name until it is edited', { tag: '@desktop' }, async ({
  page,
  shop,
  allow,
}) => {
  allow(/console: .*status of 409/);
  await enterAdmin(page, 'stores?edit=new');
  await field(page, 'Name').fill('  Tea & Coffee: Ltd. ');
  await expect(field(page, 'Slug')).toHaveValue('tea-coffee-ltd');
  await field(page, 'Slug').fill('tea');
  await field(page, 'Name').fill('Something else');
  await expect(field(page, 'Slug')).toHaveValue('tea');
  await field(page, 'Slug').fill('');
  await field(page, 'Name').fill('Third name');
  await expect(field(page, 'Slug')).toHaveValue('third-name');

  await field(page, 'Slug').fill(shop.slug);
  await button(page, 'Create store').click();
  await expectToast(page, 'Failed to create store');
  await expect(field(page, 'Slug')).toBeFocused();
  await expect(field(page, 'Slug')).toHaveAccessibleDescription('Another store has this slug.');
  await expect(field(page, 'Name')).toHaveValue('Third name');
});

test('what cannot be stored is said beside its field', { tag: '@desktop' }, async ({ page }) => {
  await enterAdmin(page, 'stores?edit=new');
  await button(page, 'Create store').click();
  await expect(drawer(page)).toContainText('Name is required');
  await expect(drawer(page)).toContainText('Slug is required');
  await expect(field(page, 'Name')).toBeFocused();
  await field(page, 'Name').fill('x'.repeat(121));
  await field(page, 'Slug').fill('Not A Slug');
  await field(page, 'Website').fill('not an address');
  const count = drawer(page).getByRole('spinbutton', { name: 'Deal count' });
  await count.fill('12.7 or so');
  await button(page, 'Create store').click();
  await expect(drawer(page)).toContainText('At most 120 characters');
  await expect(drawer(page)).toContainText('Lowercase letters and digits');
  await expect(drawer(page)).toContainText('Please enter a full address');
  await expectAccessible(page);
  await count.fill('none');
  await count.blur();
  await expect(count).toHaveValue(/^(0|)$/);
});

test('a logo comes from a file or an address, and a broken one is hidden', {
  tag: '@desktop',
}, async ({ page, request, allow }) => {
  allow(/console: .*status of 404/);
  const [{ logo }] = await (await request.get('/api/stores?limit=1')).json();
  await enterAdmin(page, 'stores?edit=new');
  await field(page, 'Logo').fill(logo);
  await expect(preview(page)).toBeVisible();
  await field(page, 'Logo').fill('/media/none.webp');
  await expect(drawer(page).getByText('Cannot be shown')).toBeVisible();
  await expect(preview(page)).toHaveCount(0);

  await pickFile(page, PNG);
  await expect(preview(page)).toBeVisible();
  await expect(field(page, 'Logo')).toHaveValue('');
  const fault = drawer(page).locator('.admin-picture').getByRole('alert');
  await pickFile(page, { ...PNG, name: 'logo.svg', mimeType: 'image/svg+xml' });
  await expect(fault).toHaveText('Please choose a PNG, JPEG, WebP or GIF picture.');
  await pickFile(page, { ...PNG, buffer: Buffer.alloc(1_048_577) });
  await expect(fault).toHaveText('The picture is larger than 1 MiB.');
  await expect(preview(page)).toBeVisible();
  await button(page, 'Remove logo').click();
  await expect(preview(page)).toHaveCount(0);
});

test('a deletion says what goes along', { tag: '@desktop' }, async ({ page, shop }) => {
  await shop.addOffer(`Offer ${shop.mark}`);
  await shop.addCoupon(`Coupon one ${shop.mark}`);
  await shop.addCoupon(`Coupon two ${shop.mark}`);
  await enterAdmin(page, `stores?search=${shop.mark}`);
  await button(page, `Delete ${shop.name}`).click();
  const question = page.getByRole('dialog', { name: `Delete store “${shop.name}”?` });
  await expect(question).toContainText('Also deletes 1 offer and 2 coupons.');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(button(page, `Delete ${shop.name}`)).toBeFocused();
});

test('a store that somebody else changed shows both versions', { tag: '@desktop' }, async ({
  page,
  request,
  shop,
  allow,
}) => {
  allow(/console: .*status of 409/);
  await enterAdmin(page, `stores?search=${shop.mark}&edit=${shop.id}`);
  const versions = page.getByRole('dialog', { name: 'This store was changed meanwhile' });
  async function collide(mine: string, theirs: string) {
    await field(page, 'Description').fill(mine);
    await request.put(`/api/stores/${shop.id}`, { data: { description: theirs } });
    await button(page, 'Save').click();
    const row = versions.getByRole('row', { name: 'Description' });
    await expect(row).toContainText(mine);
    await expect(row).toContainText(theirs);
  }
  await collide('Mine', 'Theirs');
  await expectAccessible(page);
  await versions.getByRole('button', { name: 'Go on editing' }).click();
  await expect(field(page, 'Description')).toHaveValue('Mine');
  await button(page, 'Save').click();
  await versions.getByRole('button', { name: 'Take the stored version' }).click();
  await expect(field(page, 'Description')).toHaveValue('Theirs');
  await collide('Mine again', 'Theirs again');
  await versions.getByRole('button', { name: 'Save my version' }).click();
  await expectToast(page, 'Store updated successfully');
  const stored = await request.get(`/api/stores/${shop.id}/record`);
  expect(await stored.json()).toMatchObject({ description: 'Mine again' });
});

test('each failure has its toast, and loses nothing', { tag: '@desktop' }, async ({
  page,
  shop,
  allow,
}) => {
  allow(/console: .*status of 500/);
  await enterAdmin(page, `stores?search=${shop.mark}`);
  await expect(rowOf(page, shop.name)).toBeVisible();
  await fail(page, /\/api\/stores(\/\d+)?$/);
  await button(page, `Delete ${shop.name}`).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete store' }).click();
  await expectToast(page, 'Failed to delete store', 'Out of order');
  await button(page, `Edit ${shop.name}`).click();
  await field(page, 'Description').fill('Typed');
  await button(page, 'Save').click();
  await expectToast(page, 'Failed to update store', 'Out of order');
  await expect(field(page, 'Description')).toHaveValue('Typed');
  await page.unrouteAll();
  await button(page, 'Save').click();
  await expectToast(page, 'Store updated successfully');

  await fail(page, /\/api\/stores/);
  await button(page, 'Add store').click();
  await field(page, 'Name').fill(unique('Never'));
  await button(page, 'Create store').click();
  await expectToast(page, 'Failed to create store', 'Out of order');
  await page.unrouteAll();
  await fail(page, /\/dependents$/);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await button(page, `Delete ${shop.name}`).click();
  await expectToast(page, 'Failed to delete store', 'Out of order');
});

test('search, order and page stand in the address, and Back returns', { tag: '@desktop' }, async ({
  page,
}) => {
  const first = page.getByRole('row').nth(1);
  await enterAdmin(page, 'stores');
  await expect(page.getByText(/^\d+ stores$/)).toBeVisible();
  await expect(first).toContainText('Amberwisp');
  await page.getByRole('listitem', { name: '2', exact: true }).click();
  await expect(page).toHaveURL('/admin/stores?page=2');
  await expect(first).not.toContainText('Amberwisp');
  await page.goBack();
  await expect(page).toHaveURL('/admin/stores');
  await expect(first).toContainText('Amberwisp');

  await page.getByRole('columnheader', { name: 'Clicks' }).click();
  await expect(page).toHaveURL(/order=/);
  await page.getByRole('columnheader', { name: 'Clicks' }).click();
  await expect(page).toHaveURL(/order=-clicks/);
  await expect
    .poll(async () => {
      const texts = await page.locator('tbody tr td:nth-child(4)').allInnerTexts();
      const clicks = texts.map((text) => Number(text.replace(',', '')));
      return clicks.every((count, row) => count <= (clicks[row - 1] ?? count));
    })
    .toBe(true);
  await choose(page, 'Category', 'Home & Garden');
  await expect(page).toHaveURL(/category=home-garden/);
  await expect(page.getByText(/^\d stores found$/)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search stores' }).fill('QUILT');
  await expect(page.getByText('1 store found')).toBeVisible();
  await expect(page).toHaveURL(/search=QUILT/);
  await page.reload();
  await page.getByLabel('Password', { exact: true }).waitFor();
  expect(page.url()).toContain('search=QUILT');
});

test('a list that cannot be read says so, and is read again', { tag: '@desktop' }, async ({
  page,
  allow,
}) => {
  allow(/console: .*status of 500/);
  await fail(page, /\/api\/stores\?/);
  await enterAdmin(page, 'stores');
  await expect(page.getByText('The stores cannot be shown')).toBeVisible();
  await expect(page.getByText('Out of order')).toBeVisible();
  await expectAccessible(page);
  await page.unrouteAll();
  await button(page, 'Try again').click();
  await expect(rowOf(page, 'Amberwisp')).toBeVisible();
});

test('a store that is gone cannot be opened', { tag: '@desktop' }, async ({ page, allow }) => {
  allow(/console: .*status of 404/);
  await enterAdmin(page, 'stores?edit=999999999');
  await expect(drawer(page)).toContainText('This store is gone');
  await drawer(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(drawer(page)).toHaveCount(0);
});

test('the panel and its form are accessible and fit, light and dark', async ({ page, shop }) => {
  await enterAdmin(page, 'stores');
  await expect(rowOf(page, 'Amberwisp')).toBeVisible();
  await expectFits(page);
  await search(page, 'stores', shop.mark);
  await button(page, `Edit ${shop.name}`).click();
  await expect(field(page, 'Name')).toBeFocused();
  await expectFits(page);
  await button(page, 'Cancel').click();
  await expect(drawer(page)).toHaveCount(0);
  await expect(button(page, `Edit ${shop.name}`)).toBeFocused();
});
