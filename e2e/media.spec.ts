import { hold } from './support/api-calls.ts';
import { follow, open, part, QUIET_PAGE } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

test('nothing moves where motion is unwanted', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, QUIET_PAGE);
  const release = await hold(page, '**/api/**');
  await follow(page, 'Stores');
  await expect(page.locator('[data-skeleton]')).toHaveCount(9);
  const moving = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('*')].filter((element) => {
          const { animationName, transitionDuration } = getComputedStyle(element);
          return animationName !== 'none' || Number.parseFloat(transitionDuration) > 0;
        }).length,
    );
  expect(await moving()).toBe(0);
  release();
});

test('skeletons move otherwise', { tag: '@desktop' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, QUIET_PAGE);
  const release = await hold(page, '**/api/**');
  await follow(page, 'Stores');
  const skeleton = page.locator('[data-skeleton] .skeleton').first();
  await expect(skeleton).toBeVisible();
  await expect(skeleton).not.toHaveCSS('animation-name', 'none');
  release();
});

test('on paper only the coupons are left', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/store/voltbarrow');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(part(page, 'Special Offers').getByRole('article').first()).toBeVisible();
  await expect(page.locator('body > header')).toBeHidden();
  await expect(page.locator('body > footer')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await open(page, '/');
  await expect(part(page, 'Latest Coupons..!').getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await expect(page.getByRole('combobox')).toHaveCount(0);
});
