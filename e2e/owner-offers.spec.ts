import type { Page } from 'playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { fail } from './support/api-calls.ts';
import { enterAdmin } from './support/owner.ts';
import {
  choose,
  dayFromToday,
  expectFits,
  expectForShoppers,
  OFFER_LINK,
  rowOf,
  test,
} from './support/shop.ts';
import { expectToast, open, part } from './support/shopper.ts';
import { expect } from './support/test.ts';

const OFFERS = '**/api/offers*';
const OFFER = '**/api/offers/*';
const TROUBLE = /console: .*status of 500/;

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('an offer is made, changed, and deleted', async ({ page, shop }) => {
  const title = `Sale ${shop.mark}`;
  await enterAdmin(page, `offers?storeId=${shop.id}`);
  await expect(page.getByText('This store has no offers yet.')).toBeVisible();

  await button(page, 'Add offer').click();
  await expect(page.getByRole('dialog').getByTitle(shop.name)).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Active' })).toBeChecked();
  await field(page, 'Title').fill(title);
  await field(page, 'Description').fill('Everything must go.');
  await field(page, 'Affiliate link').fill(OFFER_LINK);
  await field(page, 'Discount').fill('20%');
  await field(page, 'Code').fill('SAVE20');
  await page.getByLabel('Last day').fill(dayFromToday(3));
  await button(page, 'Create offer').click();
  await expectToast(page, 'Offer created successfully');
  await expect(rowOf(page, title)).toContainText('SAVE20');
  await expect(rowOf(page, title)).toContainText('Soon: ends in 3 days');
  await expect(rowOf(page, title)).toContainText('shop.example');

  await button(page, `Edit ${title}`).click();
  await expect(field(page, 'Code')).toHaveValue('SAVE20');
  await field(page, 'Title').fill(`${title} two`);
  await button(page, 'Save').click();
  await expectToast(page, 'Offer updated successfully');
  await expect(rowOf(page, `${title} two`)).toBeVisible();

  await expectForShoppers(page, shop, `${title} two`, 1);

  await button(page, `Delete ${title} two`).click();
  await expect(page.getByRole('dialog')).toContainText(`Delete offer “${title} two”?`);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete offer' }).click();
  await expectToast(page, 'Offer deleted successfully');
  await expect(rowOf(page, `${title} two`)).toHaveCount(0);
  await expectForShoppers(page, shop, title, 0);
});

test('title, store, description and link are needed', { tag: '@desktop' }, async ({
  page,
  shop,
}) => {
  await enterAdmin(page, `offers?edit=new&search=${shop.mark}`);
  const dialog = page.getByRole('dialog');
  await button(page, 'Create offer').click();
  for (const label of ['Title', 'Store', 'Description', 'Affiliate link']) {
    await expect(dialog.getByText(`${label} is required`)).toBeVisible();
  }
  await field(page, 'Affiliate link').fill('shop.example');
  await button(page, 'Create offer').click();
  await expect(dialog.getByText('Please enter a full address')).toBeVisible();
  await expectAccessible(page);

  // Chosen by typing, among any number of stores.
  await choose(dialog, 'Store', shop.name);
  await field(page, 'Title').fill(`Chosen ${shop.mark}`);
  await field(page, 'Description').fill('Text');
  await field(page, 'Affiliate link').fill(OFFER_LINK);
  await choose(dialog, 'Kind of discount', 'Deal');
  await button(page, 'Create offer').click();
  await expectToast(page, 'Offer created successfully');
  await expect(rowOf(page, `Chosen ${shop.mark}`)).toContainText('Deal');
});

test('each failure has its toast', { tag: '@desktop' }, async ({ page, shop, allow }) => {
  allow(TROUBLE);
  const title = `Kept ${shop.mark}`;
  await shop.addOffer(title, { active: false });
  await enterAdmin(page, `offers?storeId=${shop.id}`);
  await expect(rowOf(page, title)).toBeVisible();

  await fail(page, OFFER);
  await button(page, `Delete ${title}`).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete offer' }).click();
  await expectToast(page, 'Failed to delete offer', 'Out of order');
  await expect(rowOf(page, title)).toBeVisible();

  await page.getByRole('switch', { name: `${title} is active` }).click();
  await expectToast(page, 'Failed to update offer', 'Out of order');
  await expect(page.getByRole('switch', { name: `${title} is active` })).not.toBeChecked();

  await button(page, 'Activate all (1)').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Activate all' }).click();
  await expectToast(page, 'Failed to activate offers', 'Out of order');

  await button(page, `Duplicate ${title}`).click();
  await fail(page, OFFERS);
  await button(page, 'Create offer').click();
  await expectToast(page, 'Failed to create offer', 'Out of order');
  await expect(field(page, 'Title')).toHaveValue(title);
});

test('an offer that somebody else changed shows both versions', { tag: '@desktop' }, async ({
  page,
  request,
  shop,
  allow,
}) => {
  allow(/console: .*status of 409/);
  const id = await shop.addOffer(`Stale ${shop.mark}`);
  const change = (discountValue: string) =>
    request.put(`/api/offers/${id}`, { data: { discountValue } });
  await enterAdmin(page, `offers?storeId=${shop.id}&edit=${id}`);
  await field(page, 'Discount').fill('10%');
  await change('30%');
  await button(page, 'Save').click();
  const versions = page.getByRole('row', { name: /^Discount/ });
  await expect(versions).toContainText('10%');
  await expect(versions).toContainText('30%');
  await button(page, 'Take the stored version').click();
  await expect(field(page, 'Discount')).toHaveValue('30%');

  await field(page, 'Discount').fill('15%');
  await change('40%');
  await button(page, 'Save').click();
  await button(page, 'Save my version').click();
  await expectToast(page, 'Offer updated successfully');
  await expect(rowOf(page, `Stale ${shop.mark}`)).toContainText('15%');
});

test('the list is searched, narrowed, put in order and paged in its address', {
  tag: '@desktop',
}, async ({ page, shop }) => {
  for (let place = 10; place < 36; place++) {
    await shop.addOffer(`Row ${place} ${shop.mark}`, {
      active: place % 2 === 0,
      expiryDate: place === 10 ? dayFromToday(-2) : null,
    });
  }
  const path = `offers?storeId=${shop.id}&view=table`;
  const first = page.getByRole('row').nth(1);
  await enterAdmin(page, path);
  await expect(page.getByText('26 offers found')).toBeVisible();
  await expect(first).toContainText('Row 10');
  await page.getByRole('columnheader', { name: 'Offer' }).click();
  await expect(page).toHaveURL(/order=/);
  await page.getByRole('columnheader', { name: 'Offer' }).click();
  await expect(page).toHaveURL(/order=-title/);
  await expect(first).toContainText('Row 35');
  await page.getByRole('listitem', { name: '2', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(first).toContainText('Row 10');
  await expect(first).toContainText('Expired, ended 2 days ago');

  await page.getByRole('searchbox', { name: 'Search offers' }).fill(`Row 12 ${shop.mark}`);
  await expect(page.getByText('1 offer found')).toBeVisible();
  await expect(page).toHaveURL(/search=Row/);
  await expect(page.getByText(/Take the search and the other filters away/)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search offers' }).fill('');
  await choose(page, 'Active', 'Inactive');
  await expect(page.getByText('13 offers found')).toBeVisible();
  await choose(page, 'Expiry', 'Expired');
  await expect(page.getByText('No offers match.')).toBeVisible();
  await choose(page, 'Active', 'Active');
  await expect(page.getByText('1 offer found')).toBeVisible();
  await expect(page).toHaveURL(/active=true.*expiry=expired|expiry=expired.*active=true/);
});

test('inactive offers of a store are activated at once', async ({ page, shop }) => {
  for (const place of [1, 2, 3]) {
    await shop.addOffer(`Idle ${place} ${shop.mark}`, { active: place === 1 });
  }
  await enterAdmin(page, `offers?storeId=${shop.id}`);
  await button(page, 'Activate all (2)').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`Activate 2 inactive offers of ${shop.name}?`);
  await dialog.getByRole('button', { name: 'Activate all' }).click();
  await expectToast(page, 'Offers activated successfully');
  await expect(page.getByRole('button', { name: /^Activate all/ })).toHaveCount(0);
  await open(page, `/store/${shop.slug}`);
  await expect(part(page, 'Special Offers')).toContainText(`Idle 3 ${shop.mark}`);
});

test('a switch turns an offer off for shoppers', async ({ page, shop }) => {
  const title = `Shown ${shop.mark}`;
  await shop.addOffer(title);
  await enterAdmin(page, `offers?search=${shop.mark}`);
  await expect(rowOf(page, title)).toContainText(shop.name);
  await page.getByRole('switch', { name: `${title} is active` }).click();
  await expectToast(page, 'Offer updated successfully');
  await expect(page.getByRole('switch', { name: `${title} is active` })).not.toBeChecked();
  await open(page, `/store/${shop.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shop.name);
  await expect(page.getByText(title)).toHaveCount(0);
});

test('the panel is accessible and fits, light and dark', async ({ page, shop }) => {
  await shop.addOffer(`A title as long as titles of offers may well become ${shop.mark}`, {
    expiryDate: dayFromToday(-1),
    code: 'A-VERY-LONG-CODE-THAT-SHOPPERS-MUST-TYPE-2026',
  });
  await shop.addOffer(`Off ${shop.mark}`, { active: false, expiryDate: dayFromToday(2) });
  await enterAdmin(page, `offers?storeId=${shop.id}`);
  for (const view of ['In order', 'As a table']) {
    await page.getByText(view, { exact: true }).click();
    await expect(rowOf(page, `Off ${shop.mark}`)).toBeVisible();
    await expectFits(page);
  }
});
