import type { APIRequestContext, Page } from 'playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { clipboardText, grantClipboard, refuseClipboard } from './support/clipboard.ts';
import { playShops } from './support/outbound.ts';
import { expectToast, open, part } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

const TITLE = 'Latest Coupons..!';

interface Listed {
  id: number;
  title: string;
  code: string | null;
  store: { name: string; website: string };
}

/** One of the demo catalogue: other tests make and take away stores without a website meanwhile. */
async function coupon(request: APIRequestContext, withCode: boolean): Promise<Listed> {
  const all: Listed[] = await (await request.get('/api/coupons/latest')).json();
  return all.find(({ code, store }) => (code !== null) === withCode && store.website) as Listed;
}

const ticket = (page: Page, title: string) =>
  part(page, TITLE)
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test('a code is copied, said to be copied, and its store opens after a second', async ({
  page,
  context,
  request,
}) => {
  await grantClipboard(context);
  const visited = await playShops(context);
  const { id, title, code, store } = await coupon(request, true);
  await open(page, '/');
  const card = ticket(page, title);
  await expect(card, 'masked before').not.toContainText(code as string);
  const button = card.getByRole('button', { name: /^Get Code/ });
  await expect(button).toHaveAccessibleName(new RegExp(`opens ${store.name} in a new tab`));
  const opened = context.waitForEvent('page');
  const clicked = Date.now();
  await button.click();
  const done = card.getByRole('button', { name: 'Code Copied to Clipboard!' });
  await expect(done).toBeDisabled();
  expect(await clipboardText(page)).toBe(code);
  await expectToast(page, /copied/i);
  const visit = card.getByRole('link', { name: /^Visit Store/ });
  await expect(visit).toHaveAttribute('href', `/go/coupon/${id}`);
  const shop = await opened;
  expect(Date.now() - clicked).toBeGreaterThan(900);
  await expect(shop).toHaveURL(new RegExp(`/go/coupon/${id}$`));
  await expect(shop).toHaveTitle('Shop');
  expect(visited).toEqual([expect.stringContaining(store.website)]);
  await expectAccessible(page);
  await page.waitForTimeout(1_500);
  await expect(done, 'stays copied').toBeVisible();
  expect(context.pages()).toHaveLength(2);
});

test('a refused clipboard is said, and nothing opens', async ({ page, context, request }) => {
  await refuseClipboard(page);
  const { title } = await coupon(request, true);
  await open(page, '/');
  const card = ticket(page, title);
  await card.getByRole('button', { name: /^Get Code/ }).click();
  const toast = await expectToast(page, 'Failed to copy code');
  await expect(toast).toHaveAttribute('data-variant', 'destructive');
  await page.waitForTimeout(1_200);
  expect(context.pages()).toHaveLength(1);
  await expect(card.getByRole('button', { name: /^Get Code/ })).toBeEnabled();
  await expect(card.getByRole('link', { name: /^Visit Store/ })).toHaveCount(0);
});

test('a coupon without a code opens its store at once and says so', async ({
  page,
  context,
  request,
}) => {
  const visited = await playShops(context);
  const { id, title, store } = await coupon(request, false);
  await open(page, '/');
  const link = ticket(page, title).getByRole('link', { name: /^Get (This )?Deal/ });
  await expect(link).toHaveAccessibleName(new RegExp(`opens ${store.name} in a new tab`));
  await expect(link).toHaveAttribute('rel', 'sponsored nofollow noopener');
  const [shop] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await expectToast(page, /redirect/i);
  await expect(shop).toHaveURL(new RegExp(`/go/coupon/${id}$`));
  expect(visited).toEqual([expect.stringContaining(store.website)]);
});
