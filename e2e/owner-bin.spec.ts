import type { Page } from 'playwright/test';
import { button, dialog, heading } from './support/admin.ts';
import { newMark } from './support/names.ts';
import { enterAdmin } from './support/owner.ts';
import { choose, expectFits, expectForShoppers, rowOf, search, test } from './support/shop.ts';
import { expectToast, toasts } from './support/shopper.ts';
import { expect } from './support/test.ts';

/** Deletes a store by its own panel. */
async function remove(page: Page, name: string) {
  await button(page, `Delete ${name}`).click();
  const question = dialog(page, `Delete store “${name}”?`);
  await expect(question).toContainText('You can bring it back from the bin for 30 days.');
  await question.getByRole('button', { name: 'Delete store' }).click();
  return expectToast(page, 'Store deleted successfully');
}

/** Of what this test has deleted. */
const entryOf = (page: Page, title: string) =>
  page.locator('tr, li').filter({ has: button(page, `Restore ${title}`) });

test('what was deleted is brought back, at once or from the bin', async ({ page, shop, allow }) => {
  allow(/console: .*status of 409/);
  const title = `Coupon ${shop.mark}`;
  await shop.addCoupon(title);
  await enterAdmin(page, 'stores');
  await search(page, 'stores', shop.name);
  const toast = await remove(page, shop.name);
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'Store restored');
  await expect(rowOf(page, shop.name)).toBeVisible();
  await expectForShoppers(page, shop, title, 1);

  await page.bringToFront();
  await remove(page, shop.name);
  await expect(rowOf(page, shop.name)).toHaveCount(0);
  const taken = { name: `Other ${shop.mark}`, slug: shop.slug };
  const { id } = await (await page.request.post('/api/stores', { data: taken })).json();
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  const failed = await expectToast(page, 'Failed to restore', 'Another store has this slug.');
  await failed.getByRole('button', { name: 'Open the bin' }).click();
  await expect(heading(page, 'Bin')).toBeFocused();
  await choose(page, 'Kind', 'Store');
  await expect(page).toHaveURL('/admin/bin?kind=store');
  await expect(entryOf(page, shop.name)).toContainText('Store, with 1 coupon');
  await expectFits(page);

  await button(page, `Restore ${shop.name}`).click();
  const another = dialog(page, 'Another slug is needed');
  await expect(another.getByLabel('Slug')).toBeFocused();
  await another.getByLabel('Slug').fill(shop.slug);
  await another.getByRole('button', { name: 'Restore' }).click();
  await expect(another.getByLabel('Slug')).toHaveAccessibleDescription(/Another store has/);
  await another.getByLabel('Slug').fill(`${shop.slug}-restored`);
  await another.getByRole('button', { name: 'Restore' }).click();
  await expectToast(page, 'Store restored');
  await expect(entryOf(page, shop.name)).toHaveCount(0);
  await expect(heading(page, 'Bin')).toBeFocused();
  await expectForShoppers(page, { ...shop, slug: `${shop.slug}-restored` }, title, 1);
  await page.request.delete(`/api/stores/${id}`);
});

test('what is in the bin is deleted for good, after a question', { tag: '@desktop' }, async ({
  page,
  shop,
  allow,
}) => {
  allow(/console: .*status of 404/);
  const title = `Offer ${newMark()}`;
  const id = await shop.addOffer(title);
  await enterAdmin(page, 'bin');
  const deleted = await page.request.delete(`/api/offers/${id}`);
  expect(deleted.headers().location).toMatch(/^\/api\/admin\/bin\/\d+$/);
  // The bin is read at each look.
  await page.getByRole('link', { name: 'Activity' }).click();
  await page.getByRole('link', { name: 'Bin' }).click();
  await expect(entryOf(page, title)).toContainText(`Offer of ${shop.name}`);
  await button(page, `Delete ${title} for good`).click();
  const question = dialog(page, `Delete offer “${title}” for good?`);
  await expect(question).toContainText('This cannot be undone.');
  await question.getByRole('button', { name: 'Delete for good' }).click();
  await expectToast(page, 'Deleted for good');
  await expect(entryOf(page, title)).toHaveCount(0);
  await expect(heading(page, 'Bin')).toBeFocused();
  expect((await page.request.get(deleted.headers().location as string)).status()).toBe(404);
});
