import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { fail } from './support/api-calls.ts';
import { enterAdmin } from './support/owner.ts';
import { expectToast, open } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

const API = '/api/amazon-products';
const VALID = { description: 'Folds flat.', affiliateLink: 'https://market.example/dp/1?tag=a' };

const unique = (name: string) => `${name} ${randomUUID().slice(0, 8)}`;

/** Through the owner's session, which the page has. */
async function add(page: Page, name: string, more: object = {}): Promise<number> {
  const answer = await page.request.post(API, { data: { name, ...VALID, ...more } });
  expect(answer.status()).toBe(201);
  return (await answer.json()).id;
}

const remove = (page: Page, ...ids: number[]) =>
  Promise.all(ids.map((id) => page.request.delete(`${API}/${id}`)));

const form = (page: Page): Locator => page.getByRole('dialog', { name: /(New|Edit) product/ });

/** The list of this product alone: other tests fill it meanwhile. */
const listOf = (name: string) => `amazon-products?search=${encodeURIComponent(name)}`;

/** The list's row or, on a phone, its card. */
const entry = (page: Page, name: string): Locator =>
  page.getByRole('row', { name }).or(page.getByRole('listitem', { name }));

const counted = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();

test('a product is made, changed, featured and deleted', async ({ page }) => {
  const name = unique('Travel lamp');
  await enterAdmin(page, listOf(name));
  await page.getByRole('button', { name: 'Add product' }).click();
  await form(page).getByRole('button', { name: 'Create product' }).click();
  await expect(form(page).getByText('Name is required')).toBeVisible();
  await expect(form(page).getByText('Description is required')).toBeVisible();
  await form(page).getByLabel('Affiliate link').fill('market');
  await form(page).getByLabel('Affiliate link').blur();
  await expect(form(page).getByText('Please enter a full address')).toBeVisible();
  await form(page).getByLabel('Name').fill(name);
  await form(page).getByLabel('Description').fill(VALID.description);
  await form(page).getByLabel('Affiliate link').fill(VALID.affiliateLink);
  await form(page).getByLabel('Original price').fill('40');
  await form(page).getByLabel('Sale price').fill('29.5');
  await form(page).getByLabel('Discount').fill('26');
  await form(page).getByLabel('Rating').fill('4.6');
  await expectAccessible(page);
  await form(page).getByRole('button', { name: 'Create product' }).click();
  await expectToast(page, 'Amazon product added successfully!');

  const visitor = await page.context().newPage();
  await open(visitor, '/amazon-deals');
  const card = visitor.getByRole('article').filter({ hasText: name });
  await expect(card).toContainText('$29.50');
  await expect(card).toContainText('26% OFF');
  await visitor.close();

  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await expect(form(page).getByLabel('Rating')).toHaveValue('4.6');
  await form(page).getByLabel('Sale price').fill('');
  await form(page).getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Product updated successfully!');
  await expect(entry(page, name)).toContainText('$40.00');
  await page.getByRole('switch', { name: `${name} is featured` }).click();
  await expect(page.getByRole('switch', { name: `${name} is featured` })).toBeChecked();

  await page.getByRole('button', { name: `Delete ${name}` }).click();
  const question = page.getByRole('dialog', { name: `Delete product “${name}”?` });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(entry(page, name)).toBeVisible();
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await question.getByRole('button', { name: 'Delete product' }).click();
  await expectToast(page, 'Product deleted successfully!');
  await expect(entry(page, name)).toHaveCount(0);
});

test('search, order and page are in the address', { tag: '@desktop' }, async ({ page }) => {
  const prefix = unique('Series');
  await enterAdmin(page, 'amazon-products');
  const number = (index: number) => String(index).padStart(2, '0');
  const ids = await Promise.all(
    Array.from({ length: 27 }, (_, index) =>
      add(page, `${prefix} ${number(index)}`, {
        originalPrice: 100 - index,
        category: index < 2 ? 'books' : 'home',
        featured: index === 1,
      }),
    ),
  );
  try {
    await page.getByRole('searchbox', { name: 'Search products' }).fill(prefix);
    await counted(page, '27 products found');
    await page.getByRole('columnheader', { name: 'Product' }).click();
    await expect(page.getByRole('row').nth(1)).toContainText(`${prefix} 00`);
    await page.getByRole('listitem', { name: '2', exact: true }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole('row').nth(2)).toContainText(`${prefix} 26`);
    await page.goBack();
    await expect(page.getByRole('row').nth(1)).toContainText(`${prefix} 00`);
    await page.getByRole('columnheader', { name: 'Price' }).click();
    await expect(page.getByRole('row').nth(1)).toContainText('$74.00');
    await expect(page).toHaveURL(/order=price/);

    await page.getByRole('combobox', { name: 'Category' }).click();
    await page.getByTitle('Books').click();
    await counted(page, '2 products found');
    await page.getByRole('combobox', { name: 'Featured' }).click();
    await page.getByTitle('Not featured').click();
    await counted(page, '1 product found');
    await expect(page).toHaveURL(/category=books/);
    await page.getByRole('searchbox', { name: 'Search products' }).fill('nothing like it');
    await expect(page.getByText('No products match.')).toBeVisible();
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(page).not.toHaveURL(/search=|category=/);
  } finally {
    await remove(page, ...ids);
  }
});

test('a product changed meanwhile shows both versions', { tag: '@desktop' }, async ({
  page,
  allow,
}) => {
  allow(/console: .*status of 409/);
  const [name, mine, theirs] = [unique('Kettle'), unique('Mine'), unique('Theirs')];
  await enterAdmin(page, listOf(name));
  const id = await add(page, name);
  const versions = page.getByRole('dialog', { name: 'This product was changed meanwhile' });
  async function collide() {
    await form(page).getByLabel('Description').fill(mine);
    await page.request.put(`${API}/${id}`, { data: { description: theirs } });
    await form(page).getByRole('button', { name: 'Save' }).click();
    await expect(versions.getByRole('row', { name: 'Description' })).toContainText(mine);
    await expect(versions.getByRole('row', { name: 'Description' })).toContainText(theirs);
  }
  try {
    await enterAdmin(page, `${listOf(name)}&edit=${id}`);
    await collide();
    await expectAccessible(page);
    await versions.getByRole('button', { name: 'Take the stored version' }).click();
    await expect(form(page).getByLabel('Description')).toHaveValue(theirs);
    await collide();
    await versions.getByRole('button', { name: 'Save my version' }).click();
    await expectToast(page, 'Product updated successfully!');
    const stored = await page.request.get(`${API}/${id}/record`);
    expect(await stored.json()).toMatchObject({ description: mine });
  } finally {
    await remove(page, id);
  }
});

test('a failing server is told in its words', { tag: '@desktop' }, async ({ page, allow }) => {
  allow(/console: .*status of 500/);
  const name = unique('Toaster');
  await enterAdmin(page, listOf(name));
  const id = await add(page, name);
  try {
    await enterAdmin(page, `${listOf(name)}&edit=${id}`);
    await fail(page, new RegExp(`${API}(/\\d+)?$`));
    await form(page).getByLabel('Name').fill('Other');
    await form(page).getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'Error', 'Out of order');
    await form(page).getByLabel('Name').fill(name);
    await form(page).getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: `Delete ${name}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete product' }).click();
    await expectToast(page, 'Error', 'Out of order');
    await page.getByRole('switch', { name: `${name} is featured` }).click();
    await expect(page.getByRole('switch', { name: `${name} is featured` })).not.toBeChecked();
    await page.getByRole('button', { name: 'Add product' }).click();
    await form(page).getByLabel('Name').fill('New one');
    await form(page).getByLabel('Description').fill(VALID.description);
    await form(page).getByLabel('Affiliate link').fill(VALID.affiliateLink);
    await form(page).getByRole('button', { name: 'Create product' }).click();
    await expectToast(page, 'Error', 'Out of order');
  } finally {
    await page.unrouteAll();
    await remove(page, id);
  }
});

test('the list fits and is accessible', async ({ page }) => {
  await enterAdmin(page, 'amazon-products');
  await counted(page, 'products');
  await expectAccessible(page);
  const { content, window } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(content).toBeLessThanOrEqual(window);
});
