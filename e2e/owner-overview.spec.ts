import type { Page } from 'playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { fail } from './support/api-calls.ts';
import { enterAdmin } from './support/owner.ts';
import { dayFromToday, expectFits, test } from './support/shop.ts';
import { part } from './support/shopper.ts';
import { expect } from './support/test.ts';

const figure = (page: Page, label: string) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^${label} ?[\\d,]+`) });

test('figures, clicks, endings and drafts are there, and lead on', async ({
  page,
  request,
  shop,
}) => {
  const title = `Ending ${shop.mark}`;
  const coupon = await shop.addCoupon(title, { expiryDate: dayFromToday(0) });
  const drafted = await request.post('/api/blogs', {
    data: {
      title: `Draft ${shop.mark}`,
      slug: `draft-${shop.mark}`,
      content: '<p>Text</p>',
      category: 'savings-tips',
    },
  });
  expect(drafted.status()).toBe(201);
  const draft = (await drafted.json()).id;
  try {
    await enterAdmin(page, 'overview');
    for (const label of ['Stores', 'Coupons', 'Offers', 'Categories', 'Products', 'Posts']) {
      await expect(figure(page, label)).toContainText(/[1-9]/);
    }
    await expect(page.getByRole('link', { name: /^Subscribers ?\d/ }).last()).toBeVisible();
    const clicks = part(page, 'Clicks of the last 30 days');
    await expect(clicks).toContainText(/[\d,]+ in all/);
    await expect(clicks.locator('.recharts-bar-rectangle').first()).toBeVisible();
    await clicks.getByText('As a table').click();
    await expect(clicks.getByRole('row')).toHaveCount(31);

    await expect(part(page, 'Most clicked stores').getByRole('listitem')).toHaveCount(5);
    await expect(part(page, 'Most clicked coupons').getByRole('listitem')).toHaveCount(5);
    await expect(part(page, 'Drafts waiting')).toContainText(`Draft ${shop.mark}`);
    const ending = part(page, 'Ends within 7 days');
    const row = ending.getByRole('listitem').filter({ hasText: title });
    await expect(row).toContainText(`${shop.name} • coupon • ends today`);
    await row.getByRole('link').click();
    await expect(page).toHaveURL(`/admin/coupons?edit=${coupon}`);
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Title' })).toHaveValue(
      title,
    );
    await page.goBack();
    await part(page, 'Drafts waiting')
      .getByRole('link', { name: `Draft ${shop.mark}` })
      .click();
    await expect(page).toHaveURL(`/admin/blogs?edit=${draft}`);
    await page.goBack();
    await figure(page, 'Categories').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Categories Management');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  } finally {
    await request.delete(`/api/blogs/${draft}`);
  }
});

test('it shows what was written elsewhere after a refresh', { tag: '@desktop' }, async ({
  page,
  shop,
}) => {
  await enterAdmin(page, 'overview');
  const ending = part(page, 'Ends within 7 days');
  await expect(ending).toBeVisible();
  await shop.addCoupon(`Later ${shop.mark}`, { expiryDate: dayFromToday(0) });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(ending).toContainText(`Later ${shop.mark}`);
});

test('a failing server is told, and asked again', { tag: '@desktop' }, async ({ page, allow }) => {
  allow(/console: .*status of 500/);
  await fail(page, '**/api/admin/overview');
  await enterAdmin(page, 'overview');
  await expect(page.getByText('The overview cannot be shown')).toBeVisible();
  await expectAccessible(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(part(page, 'Drafts waiting')).toBeVisible();
});

test('the overview is accessible and fits, light and dark', async ({ page }) => {
  await enterAdmin(page, 'overview');
  await expect(page.locator('.recharts-bar-rectangle').first()).toBeVisible();
  await expectFits(page);
});

test('the advertising status is shown, accessible in light and dark', async ({ page }) => {
  await enterAdmin(page, 'google-ads');
  await expect(page.getByRole('main')).toContainText('Disabled');
  await expectFits(page);
});
