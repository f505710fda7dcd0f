import type { Page } from 'playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { apiCalls } from './support/api-calls.ts';
import { ROUTES } from './support/routes.ts';
import { open } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

async function expectNothingBesides(page: Page) {
  const { content, window } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(content).toBeLessThanOrEqual(window);
}

for (const { path, h1, status = 200, madeByScript } of ROUTES) {
  test(`${path} is whole, quiet and accessible`, async ({ page, allow, viewport }) => {
    if (status === 404) allow(/console: .*status of 404/);
    const calls = apiCalls(page);
    const response = await open(page, path);
    expect(response.status()).toBe(status);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
    if (madeByScript) await expect(page.getByRole('button', { name: madeByScript })).toBeVisible();
    await expectAccessible(page);
    await expectNothingBesides(page);
    if (viewport?.width === 1280) {
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await expectAccessible(page);
    } else {
      await page.setViewportSize({ width: 360, height: 740 });
      await expectNothingBesides(page);
    }
    if (!madeByScript) expect(calls, 'the first page comes with its data').toEqual([]);
  });
}
