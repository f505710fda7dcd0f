import type { APIRequestContext, Locator, Page } from 'playwright/test';
import { expectAccessible } from './accessibility.ts';
import { newMark } from './names.ts';
import { signIn } from './owner.ts';
import { open } from './shopper.ts';
import { test as base, expect } from './test.ts';

/** A store of the test's own; whatever belongs to it goes with it at the end. */
export interface Shop {
  id: number;
  name: string;
  slug: string;
  /** In no other test's texts. */
  mark: string;
  addOffer: (title: string, given?: object) => Promise<number>;
  addCoupon: (title: string, given?: object) => Promise<number>;
}

export const OFFER_LINK = 'https://www.shop.example/?ref=harbor';

async function add(request: APIRequestContext, path: string, data: object): Promise<number> {
  const answer = await request.post(path, { data });
  expect(answer.status()).toBe(201);
  return (await answer.json()).id;
}

export const test = base.extend<{ shop: Shop }>({
  shop: async ({ request }, use) => {
    await signIn(request);
    const mark = newMark();
    const names = { name: `Shop ${mark}`, slug: `shop-${mark}` };
    const id = await add(request, '/api/stores', names);
    await use({
      id,
      ...names,
      mark,
      addOffer: (title, given) =>
        add(request, '/api/offers', {
          title,
          storeId: id,
          description: 'Text',
          affiliateLink: OFFER_LINK,
          ...given,
        }),
      addCoupon: (title, given) =>
        add(request, '/api/coupons', {
          title,
          storeId: id,
          discountType: 'percentage',
          discountValue: '20%',
          ...given,
        }),
    });
    expect((await request.delete(`/api/stores/${id}`)).status()).toBe(204);
  },
});

/** The row, or on a phone the card, of a list of the owner's that can be edited. */
export function rowOf(page: Page, title: string): Locator {
  const edit = page.getByRole('button', { name: `Edit ${title}`, exact: true });
  return page.locator('tr, li').filter({ has: edit });
}

/** Chooses by typing in one of antd's fields with a list: of the page, or of a dialog before it. */
export async function choose(within: Page | Locator, label: string, text: string): Promise<void> {
  const page = 'page' in within ? within.page() : within;
  const named = page.getByRole('combobox', { name: label, exact: true });
  const select = within.locator('.ant-select').filter({ has: named });
  const field = select.getByRole('combobox');
  const options = page.locator('.ant-select-dropdown:visible .ant-select-item-option');
  await field.click();
  if (await field.isEditable()) {
    await field.fill(text);
    // The list moves while it narrows, and a click then meets what stood there before.
    await expect(options.filter({ hasNotText: text })).toHaveCount(0);
  }
  await options.getByText(text, { exact: true }).click();
  await expect(select).toHaveText(text);
}

/** Searches a list; what is done next finds it settled in the address. */
export async function search(page: Page, what: string, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: `Search ${what}` }).fill(text);
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('search') === text);
}

/** Days from today in UTC. */
export function dayFromToday(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** How often the next visitor of the store's page reads a title. */
export async function expectForShoppers(page: Page, shop: Shop, title: string, count: number) {
  const shopper = await page.context().newPage();
  await open(shopper, `/store/${shop.slug}`);
  await expect(shopper.getByRole('heading', { level: 1 })).toHaveText(shop.name);
  await expect(shopper.getByText(title, { exact: true })).toHaveCount(count);
  await shopper.close();
}

/** Accessible in light and in dark, and no wider than the window. */
export async function expectFits(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wider).toBeLessThanOrEqual(0);
}
