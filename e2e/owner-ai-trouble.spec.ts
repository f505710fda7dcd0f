import { openAiAnswers } from '@deal-harbor/test-servers';
import { expectAccessible } from './support/accessibility.ts';
import { askForStore, LINK, removeStores, storesNamed } from './support/generated-stores.ts';
import { unique } from './support/names.ts';
import { enterAdmin } from './support/owner.ts';
import { API_KEY, test } from './support/provider.ts';
import { expectToast, part } from './support/shopper.ts';
import { expect } from './support/test.ts';

test.describe.configure({ mode: 'default' });

test('cancelling ends the request, and nothing is stored', { tag: '@desktop' }, async ({
  page,
  request,
  provider,
}) => {
  const name = unique('Halfwind');
  provider.answer(openAiAnswers.slow(200));
  await enterAdmin(page, 'ai-store-generator');
  const { panel, generate } = await askForStore(page, name);
  await generate.click();
  await expect(panel.getByRole('region', { name: 'Written so far' })).toBeVisible();
  await expect(panel.getByText(/^Elapsed: [1-9]/)).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Cancel' }).click();
  await expect(panel.getByRole('status').filter({ hasText: 'Cancelled.' })).toBeVisible();
  expect(await provider.requests[0]?.ended).toBe('aborted');
  expect(await storesNamed(request, name)).toEqual([]);
  await expect(panel.getByLabel('Store name')).toHaveValue(name);
});

test('leaving while it is written asks first, and then ends it', { tag: '@desktop' }, async ({
  page,
  provider,
}) => {
  provider.answer(openAiAnswers.slow(200));
  await enterAdmin(page, 'ai-store-generator');
  const { panel, generate } = await askForStore(page, unique('Quarterwind'));
  await generate.click();
  await expect(panel.getByRole('region', { name: 'Written so far' })).toBeVisible();
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Stores/ })
    .click();
  const question = page.getByRole('dialog', { name: 'Stop the generator?' });
  await question.getByRole('button', { name: 'Keep waiting' }).click();
  await expect(panel.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Stores/ })
    .click();
  await question.getByRole('button', { name: 'Stop and leave' }).click();
  await expect(panel).toHaveCount(0);
  expect(await provider.requests[0]?.ended).toBe('aborted');
});

test('an answer that is lost can be asked for again and is made once', { tag: '@desktop' }, async ({
  page,
  request,
  allow,
  provider,
}) => {
  allow(/net::ERR_FAILED|Failed to fetch|status of 0/);
  const name = unique('Lostwind');
  await enterAdmin(page, 'ai-store-generator');
  const keys: (string | undefined)[] = [];
  await page.route('**/api/ai/generate-store', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  const { panel, generate } = await askForStore(page, name);
  await generate.click();
  await expectToast(page, 'Failed to generate store', 'The connection was lost');
  try {
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expectToast(page, 'AI Store Generated Successfully');
    expect(keys[1]).toBe(keys[0]);
    expect(await storesNamed(request, name)).toHaveLength(1);
    expect(provider.requests).toHaveLength(1);
  } finally {
    await removeStores(request, name);
  }
});

test('what is missing or goes wrong is said', { tag: '@desktop' }, async ({
  page,
  allow,
  provider,
}) => {
  allow(/console: .*status of 5\d\d/);
  await enterAdmin(page, 'ai-store-generator');
  const panel = part(page, 'AI Store Generator');
  await panel.getByRole('button', { name: 'Generate store' }).click();
  await expectToast(page, 'Please fill in all fields');
  const { generate } = await askForStore(page, unique('Nowind'));
  await panel.getByLabel('Affiliate link').fill('shop');
  await generate.click();
  await expect(panel.getByText('Please enter a full address')).toBeVisible();
  await panel.getByLabel('Affiliate link').fill(LINK);
  expect(provider.requests).toHaveLength(0);
  const faults = [
    [openAiAnswers.noCredit(), 'has no credit left'],
    [openAiAnswers.wrongKey(API_KEY), 'refused the request'],
    [openAiAnswers.garbage(), 'could not be read'],
    [openAiAnswers.refusal(), 'declined to answer'],
  ] as const;
  for (const [answer, text] of faults) {
    provider.answer(answer);
    await generate.click();
    await expectToast(page, 'Failed to generate store', text);
    await expect(panel.getByRole('alert')).toContainText(text);
  }
  await expectAccessible(page);
  await expect(page.getByText(API_KEY)).toHaveCount(0);
});
