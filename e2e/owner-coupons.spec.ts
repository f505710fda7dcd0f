import type { Page } from 'playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { fail } from './support/api-calls.ts';
import { enterAdmin } from './support/owner.ts';
import {
  choose,
  dayFromToday,
  expectFits,
  expectForShoppers,
  rowOf,
  test,
} from './support/shop.ts';
import { expectToast, open } from './support/shopper.ts';
import { expect } from './support/test.ts';

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name });

test('a coupon is made, changed, and deleted', async ({ page, shop }) => {
  const title = `Coupon ${shop.mark}`;
  await enterAdmin(page, `coupons?storeId=${shop.id}`);
  await button(page, 'Add coupon').click();
  await expect(page.getByRole('dialog').getByTitle(shop.name)).toBeVisible();
  await field(page, 'Title').fill(title);
  await choose(page.getByRole('dialog'), 'Kind of discount', 'Free shipping');
  await field(page, 'Discount').fill('Free shipping');
  await field(page, 'Code').fill('SHIPFREE');
  await page.getByLabel('Last day').fill(dayFromToday(10));
  await page.getByRole('dialog').getByRole('switch', { name: 'Verified' }).click();
  await button(page, 'Create coupon').click();
  await expectToast(page, 'Coupon created successfully');
  await expect(rowOf(page, title)).toContainText('SHIPFREE');
  await expect(page.getByRole('switch', { name: `${title} is verified` })).toBeChecked();

  await button(page, `Edit ${title}`).click();
  await expect(page.getByLabel('Last day')).toHaveValue(dayFromToday(10));
  await field(page, 'Title').fill(`${title} two`);
  await button(page, 'Save').click();
  await expectToast(page, 'Coupon updated successfully');

  await expectForShoppers(page, shop, `${title} two`, 1);

  await button(page, `Delete ${title} two`).click();
  await expect(page.getByRole('dialog')).toContainText(`Delete coupon “${title} two”?`);
  await inDialog(page, 'Delete coupon').click();
  await expectToast(page, 'Coupon deleted successfully');
  await expect(rowOf(page, `${title} two`)).toHaveCount(0);
  await expectForShoppers(page, shop, title, 0);
});

test('a double click makes one coupon', { tag: '@desktop' }, async ({ page, request, shop }) => {
  const title = `Twice ${shop.mark}`;
  await enterAdmin(page, `coupons?storeId=${shop.id}`);
  await button(page, 'Add coupon').click();
  await field(page, 'Title').fill(title);
  await field(page, 'Discount').fill('20%');
  await button(page, 'Create coupon').dblclick();
  await expectToast(page, 'Coupon created successfully');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const coupons = await request.get(`/api/coupons?scope=admin&storeId=${shop.id}`);
  expect(await coupons.json()).toMatchObject([{ title }]);
});

test('title, store and discount are needed', { tag: '@desktop' }, async ({ page }) => {
  await enterAdmin(page, 'coupons?edit=new&search=nothing+at+all');
  await button(page, 'Create coupon').click();
  for (const label of ['Title', 'Store', 'Discount']) {
    await expect(page.getByRole('dialog').getByText(`${label} is required`)).toBeVisible();
  }
  await field(page, 'Title').fill('x'.repeat(201));
  await button(page, 'Create coupon').click();
  await expect(page.getByText('At most 200 characters')).toBeVisible();
  await expectAccessible(page);
});

test('the switches of a row mark it for shoppers', async ({ page, shop }) => {
  const title = `Marked ${shop.mark}`;
  await shop.addCoupon(title);
  await enterAdmin(page, `coupons?search=${shop.mark}`);
  await expect(rowOf(page, title)).toContainText(shop.name);
  for (const flag of ['featured', 'verified']) {
    const toggle = page.getByRole('switch', { name: `${title} is ${flag}` });
    await toggle.click();
    await expect(toggle).toBeChecked();
    await expectToast(page, 'Coupon updated successfully');
  }
  await open(page, `/store/${shop.slug}`);
  await expect(page.getByText('Verified').first()).toBeVisible();
});

test('each failure has its toast', { tag: '@desktop' }, async ({ page, shop, allow }) => {
  allow(/console: .*status of 500/);
  const title = `Kept ${shop.mark}`;
  await shop.addCoupon(title);
  await enterAdmin(page, `coupons?storeId=${shop.id}`);
  await expect(rowOf(page, title)).toBeVisible();
  await fail(page, '**/api/coupons/*');
  await button(page, `Delete ${title}`).click();
  await inDialog(page, 'Delete coupon').click();
  await expectToast(page, 'Failed to delete coupon', 'Out of order');
  await page.getByRole('switch', { name: `${title} is verified` }).click();
  await expectToast(page, 'Failed to update coupon', 'Out of order');
  await expect(page.getByRole('switch', { name: `${title} is verified` })).not.toBeChecked();
  await button(page, `Duplicate ${title}`).click();
  await expect(field(page, 'Title')).toHaveValue(title);
  await fail(page, '**/api/coupons*');
  await button(page, 'Create coupon').click();
  await expectToast(page, 'Failed to create coupon', 'Out of order');
});

test('a coupon that somebody else changed shows both versions', { tag: '@desktop' }, async ({
  page,
  request,
  shop,
  allow,
}) => {
  allow(/console: .*status of 409/);
  const title = `Stale ${shop.mark}`;
  const id = await shop.addCoupon(title);
  const change = (discountValue: string) =>
    request.put(`/api/coupons/${id}`, { data: { discountValue } });
  await enterAdmin(page, `coupons?storeId=${shop.id}&edit=${id}`);
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
  await expectToast(page, 'Coupon updated successfully');
  await expect(rowOf(page, title)).toContainText('15%');
});

test('the list is searched, narrowed, put in order and paged in its address', {
  tag: '@desktop',
}, async ({ page, shop }) => {
  for (let place = 10; place < 36; place++) {
    await shop.addCoupon(`Row ${place} ${shop.mark}`, {
      verified: place < 13,
      featured: place === 12,
      ...(place === 10 && { expiryDate: dayFromToday(-2) }),
      ...(place === 11 && { expiryDate: dayFromToday(7) }),
      ...(place === 12 && { expiryDate: dayFromToday(8) }),
    });
  }
  const first = page.getByRole('row').nth(1);
  const found = (count: string) => expect(page.getByText(`${count} found`)).toBeVisible();
  await enterAdmin(page, `coupons?storeId=${shop.id}`);
  await found('26 coupons');
  await expect(first).toContainText('Row 35');
  await page.getByRole('columnheader', { name: 'Coupon' }).click();
  await expect(page).toHaveURL(/order=title/);
  await expect(first).toContainText('Row 10');
  await expect(first).toContainText('Expired, ended 2 days ago');
  await page.getByRole('listitem', { name: '2', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(first).toContainText('Row 35');

  await choose(page, 'Expiry', 'Expired');
  await found('1 coupon');
  await choose(page, 'Expiry', 'Ends within 7 days');
  await expect(first).toContainText('Row 11');
  await choose(page, 'Expiry', 'Not expired');
  await choose(page, 'Verified', 'Verified');
  await found('2 coupons');
  await choose(page, 'Featured', 'Featured');
  await expect(first).toContainText('Row 12');
  await expect(page).toHaveURL(/verified=true/);
  await page.getByRole('searchbox', { name: 'Search coupons' }).fill('nothing at all');
  await expect(page.getByText('No coupons match.')).toBeVisible();
  await button(page, 'Show all').click();
  await expect(page).not.toHaveURL(/[?&](search|verified|featured|expiry|storeId)=/);
});

test('the panel is accessible and fits, light and dark', async ({ page, shop }) => {
  await shop.addCoupon(`A title as long as titles of coupons may well become ${shop.mark}`, {
    expiryDate: dayFromToday(-1),
    code: 'A-VERY-LONG-CODE-THAT-SHOPPERS-MUST-TYPE-2026',
  });
  await shop.addCoupon(`Soon ${shop.mark}`, { expiryDate: dayFromToday(2) });
  await enterAdmin(page, `coupons?storeId=${shop.id}`);
  await expect(rowOf(page, `Soon ${shop.mark}`)).toContainText('Soon: ends in 2 days');
  await expectFits(page);
});
