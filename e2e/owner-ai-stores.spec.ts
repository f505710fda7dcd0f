import { openAiAnswers } from '@deal-harbor/test-servers';
import type { Page } from 'playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { askForStore, removeStores, storesNamed } from './support/generated-stores.ts';
import { slugOf, unique } from './support/names.ts';
import { enterAdmin } from './support/owner.ts';
import { PIECES_MS, test } from './support/provider.ts';
import { expectToast, open, part, toasts } from './support/shopper.ts';
import { expect } from './support/test.ts';

test.describe.configure({ mode: 'default' });

/** How many offers of a store a visitor sees. */
async function offersOnSite(page: Page, storeName: string): Promise<number> {
  const visitor = await page.context().newPage();
  await open(visitor, `/store/${slugOf(storeName)}`);
  await expect(visitor.getByRole('heading', { level: 1, name: storeName })).toBeVisible();
  const count = await part(visitor, 'Special Offers').getByRole('article').count();
  await visitor.close();
  return count;
}

test('a store is written as one watches, and shown once it is checked', {
  tag: '@desktop',
}, async ({ page, request, provider }) => {
  const name = unique('Northwind');
  provider.answer(openAiAnswers.slow(PIECES_MS));
  await enterAdmin(page, 'ai-store-generator');
  const { panel, generate } = await askForStore(page, name);
  await generate.click();
  await expect(panel.getByRole('status').filter({ hasText: 'Writing…' })).toBeVisible();
  await expect(panel.getByRole('region', { name: 'Written so far' })).toContainText('Save 20%');
  await expect(toasts(page).getByRole('listitem')).toHaveCount(1, { timeout: 20_000 });
  await expectToast(page, 'AI Store Generated Successfully', `${name} with 11 offers`);
  try {
    const made = part(page, name);
    await expect(made).toContainText('11 of 11 offers are still inactive');
    await expect(made.getByRole('listitem')).toHaveCount(11);
    await expectAccessible(page);
    expect(await offersOnSite(page, name)).toBe(0);

    await made.getByRole('switch').first().click();
    await expect(made).toContainText('10 of 11 offers are still inactive');
    // It is still there after a look at another panel.
    await made
      .getByRole('link', { name: /^Edit Save/ })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: 'Edit offer' })).toBeVisible();
    await page.goBack();
    await expect(made).toContainText('10 of 11 offers are still inactive');

    await made.getByRole('button', { name: 'Activate all (10)' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Activate all' }).click();
    await expect(made).toContainText('Shoppers see all 11 offers.');
    expect(await offersOnSite(page, name)).toBe(11);
  } finally {
    await removeStores(request, name);
  }
});

test('a store that is published at once is on the site at once', { tag: '@desktop' }, async ({
  page,
  request,
  provider,
}) => {
  const name = unique('Southwind');
  await enterAdmin(page, 'ai-store-generator');
  const { panel, generate } = await askForStore(page, name);
  await panel.getByRole('checkbox', { name: 'Publish at once' }).check();
  // A double click makes one.
  await generate.dblclick();
  await expectToast(page, 'AI Store Generated Successfully');
  try {
    await expect(part(page, name)).toContainText('Shoppers see all 11 offers.');
    expect(await offersOnSite(page, name)).toBe(11);
    expect(await storesNamed(request, name)).toHaveLength(1);
    expect(provider.requests).toHaveLength(1);
  } finally {
    await removeStores(request, name);
  }
});

test('a hostile answer does nothing', { tag: '@desktop' }, async ({ page, request, provider }) => {
  const name = unique('Ill wind');
  let alerted = false;
  page.on('dialog', (dialog) => {
    alerted = true;
    void dialog.dismiss();
  });
  provider.answer({ ...openAiAnswers.hostile(), delay: 10 } as ReturnType<
    typeof openAiAnswers.hostile
  >);
  await enterAdmin(page, 'ai-store-generator');
  const { panel, generate } = await askForStore(page, name);
  await panel.getByRole('checkbox', { name: 'Publish at once' }).check();
  await generate.click();
  await expect(toasts(page).getByRole('listitem')).toContainText(/AI Store Generated|Failed/);
  try {
    await open(page, `/store/${slugOf(name)}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(
      page.locator('main [href*="evil.example"], main [href^="javascript:"]'),
    ).toHaveCount(0);
    expect(alerted).toBe(false);
  } finally {
    await removeStores(request, name);
  }
});
