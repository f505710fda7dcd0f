import { randomUUID } from 'node:crypto';
import type { Page, Request } from 'playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { fail, hold } from './support/api-calls.ts';
import { expectToast, open, sameDocument } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

const DONE = 'You have left the newsletter';
const ANY = '**/unsubscribe/*';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page) => page.getByRole('button', { name: 'Unsubscribe' });
const newAddress = () => `/unsubscribe/${randomUUID()}`;
const isSent = (request: Request) => request.method() === 'POST';

test('a click leaves the newsletter, and its address leaves the history', async ({ page }) => {
  await open(page, '/about');
  const path = newAddress();
  await open(page, path);
  const still = await sameDocument(page);
  const sent = page.waitForRequest(isSent);
  await button(page).click();
  const request = await sent;
  expect(new URL(request.url()).pathname).toBe(path);
  expect(request.postData()).toBeNull();
  expect(await (await request.response())?.json()).toEqual({ unsubscribed: true });
  await expect(page).toHaveURL('/unsubscribed');
  await expect(heading(page)).toHaveText(DONE);
  expect(await still()).toBe(true);
  await expectAccessible(page);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('the keyboard is enough', async ({ page }) => {
  await open(page, newAddress());
  await page.getByRole('main').focus();
  await page.keyboard.press('Tab');
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(DONE);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Browse All Stores' })).toBeVisible();
  await main.getByRole('link', { name: 'Go to the home page' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});

test('a call on its way is not sent twice', async ({ page }) => {
  await open(page, newAddress());
  const letGo = await hold(page, ANY);
  await button(page).click();
  await expect(button(page)).toBeDisabled();
  letGo();
  await expect(page).toHaveURL('/unsubscribed');
});

test('a failed call says so, and can be tried again', async ({ page, allow }) => {
  allow(/console: .*status of 503/);
  await open(page, newAddress());
  await fail(page, ANY, 503);
  await button(page).click();
  const toast = await expectToast(page, 'Something Went Wrong', 'Please try again later.');
  await expect(toast).toHaveAttribute('data-variant', 'destructive');
  await expect(button(page)).toBeEnabled();
  await expectAccessible(page);
  await page.unroute(ANY);
  await button(page).click();
  await expect(page).toHaveURL('/unsubscribed');
});

test('the page knows nothing of who reads it', { tag: '@desktop' }, async ({ request }) => {
  const [one, another] = await Promise.all(
    [newAddress(), newAddress()].map(async (path) => {
      const answer = await request.get(path);
      const html = await answer.text();
      expect(answer.headers()['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(html + JSON.stringify(answer.headers())).not.toContain(path.split('/')[2]);
      return html;
    }),
  );
  expect(one).toBe(another);
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('unsubscribe');
});

test('whoever asks for JSON is told the same of every token', { tag: '@desktop' }, async ({
  request,
}) => {
  for (const token of [randomUUID(), 'no-token', '%F0%9F%8E%89']) {
    const answer = await request.post(`/unsubscribe/${token}`);
    expect(answer.status(), token).toBe(200);
    expect(await answer.json(), token).toEqual({ unsubscribed: true });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the button is a form of the browser’s own', async ({ page }) => {
    await page.goto(newAddress());
    await button(page).click();
    await expect(heading(page)).toHaveText(DONE);
    await page.getByRole('link', { name: 'Home page' }).click();
    await expect(page).toHaveURL('/');
  });
});
