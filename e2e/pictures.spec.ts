import type { Page } from 'playwright/test';
import { open } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

const WITH_PICTURES = [
  '/',
  '/stores',
  '/category/home-garden',
  '/store/voltbarrow',
  '/amazon-deals',
];

/** Down to the end of the page, slowly enough for what loads when it comes near. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((resume) => setTimeout(resume, 50));
    }
  });
  await page.waitForLoadState('networkidle');
}

/** Every picture that was loaded: the pixels that it has for each pixel of the screen that it covers. */
function sharpness(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const pixels = new Map<string, Promise<number>>();
    const longestSide = async (address: string) => {
      const { width, height } = await createImageBitmap(await (await fetch(address)).blob());
      return Math.max(width, height);
    };
    const loaded = [...document.images].filter(
      ({ currentSrc, complete }) => currentSrc && complete,
    );
    return Promise.all(
      loaded.map(async ({ currentSrc, clientWidth, clientHeight }) => {
        const had = pixels.get(currentSrc) ?? longestSide(currentSrc);
        pixels.set(currentSrc, had);
        return (await had) / (Math.max(clientWidth, clientHeight) * devicePixelRatio);
      }),
    );
  });
}

for (const deviceScaleFactor of [1, 2]) {
  test.describe(`at ${deviceScaleFactor} pixels a point`, () => {
    test.use({ deviceScaleFactor });

    for (const path of WITH_PICTURES) {
      test(`pictures of ${path} come at the size shown`, { tag: '@desktop' }, async ({ page }) => {
        await open(page, path);
        await readThrough(page);
        const found = await sharpness(page);
        expect(found.length).toBeGreaterThan(0);
        expect(Math.min(...found)).toBeGreaterThan(0.9);
        expect(Math.max(...found)).toBeLessThan(1.25);
      });
    }
  });
}

test('every picture has its room before it comes', async ({ page }) => {
  for (const path of WITH_PICTURES) {
    await open(page, path);
    await expect(page.locator('img')).not.toHaveCount(0);
    await expect(page.locator('img:not([width][height])')).toHaveCount(0);
  }
});

test('what a page is first seen by is not put off', { tag: '@desktop' }, async ({ page }) => {
  for (const path of ['/store/voltbarrow', '/amazon-deals']) {
    await open(page, path);
    const first = page.getByRole('main').locator('img').first();
    await expect(first).toHaveAttribute('fetchpriority', 'high');
    await expect(first).not.toHaveAttribute('loading');
    await expect(page.locator('img:not([fetchpriority]):not([loading="lazy"])')).toHaveCount(0);
    await expect(page.locator('img[fetchpriority]')).toHaveCount(1);
  }
});

interface Moved extends Window {
  moved: number[];
}

/** Keeps, from now on, how far each page moved what it had shown. */
function watchShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
      moved.push(...shifts.map(({ value }) => value));
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

for (const late of [60, 700]) {
  test(`nothing moves when type comes ${late} ms late`, async ({ page }) => {
    await watchShifts(page);
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resume) => setTimeout(resume, late));
      await route.continue();
    });
    for (const path of [...WITH_PICTURES, '/blogs', '/blog/cairnstep-first-order-guide']) {
      await open(page, path);
      await page.evaluate(() => document.fonts.ready);
      await readThrough(page);
      const moved = await page.evaluate(() => (window as unknown as Moved).moved);
      expect(moved, path).toEqual([]);
    }
  });
}
