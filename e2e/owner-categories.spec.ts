import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from 'playwright/test';
import { fail } from './support/api-calls.ts';
import { enterAdmin } from './support/owner.ts';
import { expectFits, rowOf, test } from './support/shop.ts';
import { expectToast, open } from './support/shopper.ts';
import { expect } from './support/test.ts';

const API = '/api/categories';

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name });

/** A name in nobody else's texts, and its slug. */
function names() {
  const mark = randomUUID().slice(0, 8);
  return { name: `Kites ${mark}`, slug: `kites-${mark}` };
}

/** The signed-in owner's; the `shop` fixture has signed in. */
async function add(request: APIRequestContext, data: object): Promise<number> {
  const answer = await request.post(API, { data });
  expect(answer.status()).toBe(201);
  return (await answer.json()).id;
}

const listOf = (name: string) => `categories?search=${encodeURIComponent(name)}`;

test('a category is made, renamed along with its stores, and deleted', async ({
  page,
  request,
  shop,
}) => {
  const { name, slug } = names();
  await enterAdmin(page, listOf(name));
  await expect(page.getByText('No categories match.')).toBeVisible();
  await button(page, 'Add category').click();
  await field(page, 'Name').fill(name);
  await expect(field(page, 'Slug')).toHaveValue(slug);
  await button(page, 'Create category').click();
  await expectToast(page, 'Category created successfully');
  await expect(rowOf(page, name)).toContainText(slug);

  await request.put(`/api/stores/${shop.id}`, { data: { category: name } });
  await button(page, `Edit ${name}`).click();
  await field(page, 'Name').fill(`${name} two`);
  await expect(field(page, 'Slug')).toHaveValue(slug);
  await button(page, 'Save').click();
  await expectToast(page, 'Category updated successfully');
  await expect(rowOf(page, `${name} two`)).toContainText('1');
  const store = await request.get(`/api/stores/${shop.id}/record`);
  expect(await store.json()).toMatchObject({ category: `${name} two` });

  const shopper = await page.context().newPage();
  await open(shopper, `/category/${slug}`);
  await expect(shopper.getByRole('heading', { level: 1 })).toHaveText(`${name} two`);
  await expect(shopper.getByRole('heading', { name: shop.name })).toBeVisible();
  await page.bringToFront();

  await button(page, `Delete ${name} two`).click();
  const question = page.getByRole('dialog', { name: `Delete category “${name} two”?` });
  await expect(question).toContainText('1 store will be without a category page.');
  await expect(question).toContainText('Stores keep its name as text');
  await inDialog(page, 'Delete category').click();
  await expectToast(page, 'Category deleted successfully');
  await expect(rowOf(page, `${name} two`)).toHaveCount(0);
  await open(shopper, '/categories');
  await expect(shopper.getByRole('article').first()).toBeVisible();
  await expect(shopper.getByRole('article').filter({ hasText: name })).toHaveCount(0);
});

test('name and slug are needed, and nobody else’s', { tag: '@desktop' }, async ({
  page,
  allow,
}) => {
  allow(/console: .*status of 409/);
  await enterAdmin(page, 'categories?edit=new');
  await button(page, 'Create category').click();
  await expect(field(page, 'Name')).toHaveAccessibleDescription('Name is required');
  await expect(field(page, 'Slug')).toHaveAccessibleDescription(/Slug is required/);
  await field(page, 'Name').fill('Travel');
  await field(page, 'Slug').fill('travel');
  await button(page, 'Create category').click();
  await expectToast(page, 'Failed to create category');
  await expect(page.getByRole('dialog').locator('[aria-invalid="true"]')).not.toHaveCount(0);
});

test('each failure has its toast', { tag: '@desktop' }, async ({ page, request, shop, allow }) => {
  allow(/console: .*status of 500/);
  const { name, slug } = names();
  const id = await add(request, { name, slug });
  try {
    await enterAdmin(page, listOf(name));
    await expect(rowOf(page, name)).toBeVisible();
    await fail(page, /\/api\/categories(\/\d+)?$/);
    await button(page, `Delete ${name}`).click();
    await inDialog(page, 'Delete category').click();
    await expectToast(page, 'Failed to delete category', 'Out of order');
    await button(page, `Edit ${name}`).click();
    await field(page, 'Name').fill(`${name} typed`);
    await button(page, 'Save').click();
    await expectToast(page, 'Failed to update category', 'Out of order');
    await expect(field(page, 'Name')).toHaveValue(`${name} typed`);
    await field(page, 'Name').fill(name);
    await button(page, 'Cancel').click();
    await button(page, 'Add category').click();
    await field(page, 'Name').fill(`${shop.name} category`);
    await button(page, 'Create category').click();
    await expectToast(page, 'Failed to create category', 'Out of order');
  } finally {
    await request.delete(`${API}/${id}`);
  }
});

test('a category that somebody else changed shows both versions', { tag: '@desktop' }, async ({
  page,
  request,
  // It has signed in.
  shop: _,
  allow,
}) => {
  allow(/console: .*status of 409/);
  const { name, slug } = names();
  const id = await add(request, { name, slug });
  const versions = page.getByRole('dialog', { name: 'This category was changed meanwhile' });
  async function collide(mine: string, theirs: string) {
    await field(page, 'Name').fill(mine);
    await request.put(`${API}/${id}`, { data: { name: theirs } });
    await button(page, 'Save').click();
    await expect(versions.getByRole('row', { name: 'Name' })).toContainText(mine);
    await expect(versions.getByRole('row', { name: 'Name' })).toContainText(theirs);
  }
  try {
    await enterAdmin(page, `${listOf(name)}&edit=${id}`);
    await collide(`${name} mine`, `${name} theirs`);
    await versions.getByRole('button', { name: 'Take the stored version' }).click();
    await expect(field(page, 'Name')).toHaveValue(`${name} theirs`);
    await collide(`${name} mine`, `${name} theirs again`);
    await versions.getByRole('button', { name: 'Save my version' }).click();
    await expectToast(page, 'Category updated successfully');
    await expect(rowOf(page, `${name} mine`)).toBeVisible();
  } finally {
    await request.delete(`${API}/${id}`);
  }
});

test('search and order stand in the address', { tag: '@desktop' }, async ({ page }) => {
  const first = page.getByRole('row').nth(1);
  await enterAdmin(page, 'categories');
  await expect(first).toContainText('Baby & Kids');
  await page.getByRole('columnheader', { name: 'Name' }).click();
  await expect(page).toHaveURL('/admin/categories?order=-name');
  await expect(first).not.toContainText('Baby & Kids');
  await page.getByRole('columnheader', { name: 'Stores' }).click();
  await expect(page).toHaveURL('/admin/categories?order=stores');
  await page.getByRole('searchbox', { name: 'Search categories' }).fill('garden');
  await expect(page.getByText('1 category found')).toBeVisible();
  await expect(page).toHaveURL(/search=garden/);
  await button(page, 'Edit Home & Garden').click();
  await expect(page).toHaveURL(/search=garden.*edit=\d+/);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('1 category found')).toBeVisible();
});

test('the panel and its form are accessible and fit, light and dark', async ({ page }) => {
  await enterAdmin(page, 'categories');
  await expect(rowOf(page, 'Travel')).toBeVisible();
  await expectFits(page);
  await button(page, 'Edit Travel').click();
  await expect(field(page, 'Name')).toBeFocused();
  await expectFits(page);
});
