import type { Page } from 'playwright/test';
import { fail, hold } from './support/api-calls.ts';
import { enterAdmin } from './support/owner.ts';
import { type Shop, test } from './support/shop.ts';
import { expectToast, open, part } from './support/shopper.ts';
import { expect } from './support/test.ts';

const REORDER = '**/api/offers/reorder';
const SUCCESS = 'Offers reordered successfully';

const titleOf = (shop: Shop, letter: string) => `${letter} ${shop.mark}`;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const handle = (page: Page, shop: Shop, letter: string) =>
  button(page, `Drag ${titleOf(shop, letter)}`);

/** Makes offers with these letters and shows them in order. */
async function setUp(page: Page, shop: Shop, letters: string): Promise<void> {
  for (const letter of letters) await shop.addOffer(titleOf(shop, letter));
  await enterAdmin(page, `offers?storeId=${shop.id}`);
  await expectOrder(page, shop, letters);
}

async function expectOrder(page: Page, shop: Shop, letters: string): Promise<void> {
  const rows = page.locator('ol > li').filter({ has: page.getByRole('button', { name: /^Drag/ }) });
  await expect(rows).toHaveText([...letters].map((letter) => new RegExp(titleOf(shop, letter))));
}

/** What the next visitor of the store's page sees. */
async function expectPublicOrder(page: Page, shop: Shop, letters: string): Promise<void> {
  const shopper = await page.context().newPage();
  await open(shopper, `/store/${shop.slug}`);
  const text = await part(shopper, 'Special Offers').innerText();
  const places = [...letters].map((letter) => text.indexOf(titleOf(shop, letter)));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  await shopper.close();
}

/** The lists of ids that are sent from now on. */
function sentOrders(page: Page): number[][] {
  const sent: number[][] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/offers/reorder')) sent.push(request.postDataJSON().offerIds);
  });
  return sent;
}

test('without a store a hint says how to put offers in order', async ({ page }) => {
  await enterAdmin(page, 'offers');
  await expect(page.getByText('Choose a store to put its offers in order.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Edit / }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Move .* up$/ })).toHaveCount(0);
});

test('arrows move an offer, the focus stays with it, and shoppers see it', async ({
  page,
  shop,
}) => {
  await setUp(page, shop, 'ABC');
  const sent = sentOrders(page);
  const up = (letter: string) => button(page, `Move ${titleOf(shop, letter)} up`);
  const down = (letter: string) => button(page, `Move ${titleOf(shop, letter)} down`);
  await expect(up('A')).toBeDisabled();
  await expect(down('C')).toBeDisabled();

  await up('C').click();
  await expectOrder(page, shop, 'ACB');
  await expectToast(page, SUCCESS);
  await expect(up('C')).toBeFocused();
  await page.keyboard.press('Enter');
  await expectOrder(page, shop, 'CAB');
  await expect(up('C')).toBeDisabled();
  await expect(down('C')).toBeFocused();
  await expect(page.getByText(`${titleOf(shop, 'C')} is at place 1 of 3.`)).toBeAttached();
  await expect.poll(() => sent.map((ids) => ids.length)).toEqual([3, 3]);
  await expectToast(page, SUCCESS);
  await expectPublicOrder(page, shop, 'CAB');
  await page.goto('about:blank');
  await enterAdmin(page, `offers?storeId=${shop.id}`);
  await expectOrder(page, shop, 'CAB');
});

test('the mouse drags an offer', { tag: '@desktop' }, async ({ page, shop }) => {
  await setUp(page, shop, 'ABCD');
  const target = await handle(page, shop, 'C').boundingBox();
  await handle(page, shop, 'A').hover();
  await page.mouse.down();
  await page.mouse.move(target?.x ?? 0, (target?.y ?? 0) + (target?.height ?? 0) / 2, {
    steps: 10,
  });
  await page.mouse.up();
  await expectOrder(page, shop, 'BCAD');
  await expectToast(page, SUCCESS);
  await expectPublicOrder(page, shop, 'BCAD');
});

test('a finger drags an offer', { tag: '@phone' }, async ({ page, shop }) => {
  await setUp(page, shop, 'ABC');
  await handle(page, shop, 'A').scrollIntoViewIfNeeded();
  const from = await handle(page, shop, 'A').boundingBox();
  const to = await handle(page, shop, 'B').boundingBox();
  if (!from || !to) throw new Error('The handles are not on the screen.');
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', y: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: from.x + from.width / 2, y: y + from.height / 2 }],
    });
  await touch('touchStart', from.y);
  for (let step = 1; step <= 10; step++) {
    await touch('touchMove', from.y + ((to.y - from.y) * step) / 10);
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expectOrder(page, shop, 'BAC');
  await expectToast(page, SUCCESS);
});

test('the keyboard drags an offer, and says where it is', { tag: '@desktop' }, async ({
  page,
  shop,
}) => {
  await setUp(page, shop, 'ABC');
  const sent = sentOrders(page);
  const said = page.getByRole('status').filter({ hasText: 'is at place' });
  const name = titleOf(shop, 'A');
  await handle(page, shop, 'A').focus();
  await page.keyboard.press('Space');
  await expect(said).toHaveText(/is at place 1 of 3/);
  await page.keyboard.press('ArrowDown');
  await expect(said).toHaveText(`${name} is at place 2 of 3.`);
  await page.keyboard.press('Escape');
  await expect(said).toHaveText(`Left where it was. ${name} is at place 1 of 3.`);
  await expectOrder(page, shop, 'ABC');
  expect(sent).toEqual([]);

  await page.keyboard.press('Space');
  await expect(said).toHaveText(/is at place 1 of 3/);
  await page.keyboard.press('ArrowDown');
  await expect(said).toHaveText(`${name} is at place 2 of 3.`);
  await page.keyboard.press('ArrowDown');
  await expect(said).toHaveText(`${name} is at place 3 of 3.`);
  await page.keyboard.press('Space');
  await expectOrder(page, shop, 'BCA');
  await expect(said).toHaveText(`Put down. ${name} is at place 3 of 3.`);
  await expect(handle(page, shop, 'A')).toBeFocused();
  await expectToast(page, SUCCESS);
  await expectPublicOrder(page, shop, 'BCA');
});

test('a refused move is taken back', async ({ page, shop, allow }) => {
  allow(/console: .*status of 500/);
  await setUp(page, shop, 'ABC');
  const release = await hold(page, REORDER);
  await button(page, `Move ${titleOf(shop, 'C')} up`).click();
  await expectOrder(page, shop, 'ACB');
  await fail(page, REORDER);
  await button(page, `Move ${titleOf(shop, 'C')} up`).click();
  await expectOrder(page, shop, 'CAB');
  release();
  await expectToast(page, 'Failed to reorder offers', 'Out of order');
  // Back to what the server has: the first move, which it took.
  await expectOrder(page, shop, 'ACB');
  await expectPublicOrder(page, shop, 'ACB');
});

test('fast moves are all kept, none overtakes another', async ({ page, shop }) => {
  await setUp(page, shop, 'ABCD');
  const sent = sentOrders(page);
  const release = await hold(page, REORDER);
  const down = button(page, `Move ${titleOf(shop, 'A')} down`);
  await down.click();
  await down.click();
  await down.click();
  await expectOrder(page, shop, 'BCDA');
  expect(sent).toHaveLength(1);
  release();
  await expectToast(page, SUCCESS);
  expect(sent).toHaveLength(2);
  await expectOrder(page, shop, 'BCDA');
  await expectPublicOrder(page, shop, 'BCDA');
});

test('offers are put in order on the dashboard too', { tag: '@desktop' }, async ({
  page,
  shop,
}) => {
  for (const letter of 'ABCDEF') await shop.addOffer(titleOf(shop, letter));
  await enterAdmin(page, `?offers.storeId=${shop.id}#offers`);
  const answer = page.waitForResponse(REORDER);
  await button(page, `Move ${titleOf(shop, 'F')} up`).click();
  await expectOrder(page, shop, 'ABCDFE');
  expect((await answer).status()).toBe(200);
  await expectPublicOrder(page, shop, 'ABCDFE');
});

test('an offer added meanwhile is not lost', { tag: '@desktop' }, async ({ page, shop, allow }) => {
  allow(/console: .*status of 409/);
  await setUp(page, shop, 'AB');
  await shop.addOffer(titleOf(shop, 'C'));
  await button(page, `Move ${titleOf(shop, 'B')} up`).click();
  await expectToast(page, 'Failed to reorder offers');
  await expectOrder(page, shop, 'ABC');
});

test('a long list goes page by page, and any place can be named', { tag: '@desktop' }, async ({
  page,
  shop,
}) => {
  for (let place = 1; place <= 103; place++) {
    await shop.addOffer(`Row ${String(place).padStart(3, '0')} ${shop.mark}`);
  }
  const row = (place: string) => `Row ${place} ${shop.mark}`;
  await enterAdmin(page, `offers?storeId=${shop.id}`);
  await button(page, `Move ${row('100')} down`).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(button(page, `Move ${row('100')} down`)).toBeFocused();
  await expectToast(page, SUCCESS);

  await button(page, `Move ${row('103')} to a place`).click();
  await page.getByRole('spinbutton', { name: /Place/ }).fill('2');
  await button(page, 'Move').click();
  await expect(page).not.toHaveURL(/page=2/);
  await expect(page.locator('ol > li').nth(1)).toContainText(row('103'));
  await expect(button(page, `Move ${row('103')} to a place`)).toBeFocused();
  await expectToast(page, SUCCESS);
});
