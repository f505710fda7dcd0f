import type { Page } from 'playwright/test';
import { open, settled, toasts } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

const complain = (page: Page) => page.getByRole('button', { name: 'Subscribe' }).click();
const messages = (page: Page) => toasts(page).getByRole('listitem');

test('one message at a time, for five seconds', async ({ page }) => {
  await page.clock.install();
  await open(page, '/');
  await complain(page);
  await expect(messages(page)).toHaveCount(1);
  await complain(page);
  await expect(messages(page)).toHaveCount(1);
  await page.clock.runFor(4_000);
  await expect(messages(page)).toHaveCount(1);
  await page.clock.runFor(1_000);
  // Time goes on while this waits: not for so long that a longer display would pass.
  await expect(messages(page)).toHaveCount(0, { timeout: 2_000 });
});

test('F8 leads to the stack, and a message can be closed', async ({ page }) => {
  await open(page, '/');
  await complain(page);
  await expect(messages(page)).toHaveCount(1);
  await page.keyboard.press('F8');
  await expect(toasts(page).getByRole('list')).toBeFocused();
  await toasts(page).getByRole('button', { name: 'Close' }).click();
  await expect(messages(page)).toHaveCount(0);
});

test('a swipe to the right of 50 pixels puts a message away', async ({ page }) => {
  await open(page, '/');
  await complain(page);
  await expect(messages(page)).toHaveCount(1);
  await settled(page);
  const box = await messages(page).boundingBox();
  if (!box) throw new Error('no message');
  const [x, y] = [box.x + 30, box.y + box.height / 2];
  const swipe = async (by: number) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + by / 2, y, { steps: 3 });
    await page.mouse.move(x + by, y, { steps: 3 });
    await page.mouse.up();
  };
  await swipe(40);
  await settled(page);
  await expect(messages(page)).toHaveCount(1);
  await swipe(80);
  await expect(messages(page)).toHaveCount(0);
});

test('the stack is at most 420 pixels wide and never wider than the screen', async ({ page }) => {
  await open(page, '/');
  await complain(page);
  const box = await toasts(page).getByRole('list').boundingBox();
  expect(box?.width).toBe(Math.min(420, page.viewportSize()?.width ?? 0));
});
