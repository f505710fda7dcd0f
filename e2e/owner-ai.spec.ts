import { randomUUID } from 'node:crypto';
import { type OpenAiServer, openAiAnswers, startOpenAiServer } from '@deal-harbor/test-servers';
import type { APIRequestContext, Locator, Page } from 'playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { alone } from './support/alone.ts';
import { enterAdmin, signIn } from './support/owner.ts';
import { expectToast, open, part, toasts } from './support/shopper.ts';
import { test as base, expect } from './support/test.ts';

const SETTINGS = '/api/ai/settings';
const LINK = 'https://shop.example/?ref=owner';
const PIECES_MS = 25;

/** For a test that waits until another one is done with the provider. */
const WAIT_MS = 300_000;

let provider: OpenAiServer;

const test = base.extend<{ provided: undefined }>({
  provided: [
    async ({ request }, use) =>
      await alone(async () => {
        provider.reset();
        await set(request, { apiKey: 'sk-of-these-tests', baseUrl: provider.url });
        await use(undefined);
        await set(request, { apiKey: null, baseUrl: null });
      }, 'provider'),
    { auto: true, timeout: WAIT_MS },
  ],
});
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  provider = await startOpenAiServer();
});
test.afterAll(() => provider.close());

async function set(request: APIRequestContext, data: object): Promise<void> {
  await signIn(request);
  expect((await request.put(SETTINGS, { data })).status()).toBe(200);
}

const unique = (name: string) => `${name} ${randomUUID().slice(0, 8)}`;

async function rows(request: APIRequestContext, path: string): Promise<{ id: number }[]> {
  const answer = await request.get(path);
  expect(answer.status()).toBe(200);
  return answer.json();
}

const storesNamed = (request: APIRequestContext, name: string) =>
  rows(request, `/api/stores?scope=admin&search=${encodeURIComponent(name)}`);

async function removeAll(request: APIRequestContext, path: string, rows: { id: number }[]) {
  for (const { id } of rows) await request.delete(`${path}/${id}`);
}

async function askForStore(page: Page, name: string) {
  const panel = part(page, 'AI Store Generator');
  await panel.getByLabel('Store name').fill(name);
  await panel.getByLabel('Affiliate link').fill(LINK);
  return { panel, generate: panel.getByRole('button', { name: 'Generate store' }) };
}

/** What the generator's link leads to: other tests write posts meanwhile. */
async function writtenPost(made: Locator, request: APIRequestContext) {
  const link = made.getByRole('link', { name: 'Read and edit the post' });
  const [, id] = /edit=(\d+)$/.exec((await link.getAttribute('href')) ?? '') ?? [];
  return (await request.get(`/api/blogs/${id}/record`)).json();
}

/** How many offers of a store a visitor sees. */
async function offersOnSite(page: Page, storeName: string): Promise<number> {
  const visitor = await page.context().newPage();
  await open(visitor, `/store/${storeName.toLowerCase().replaceAll(' ', '-')}`);
  await expect(visitor.getByRole('heading', { level: 1, name: storeName })).toBeVisible();
  const count = await part(visitor, 'Special Offers').getByRole('article').count();
  await visitor.close();
  return count;
}

test('a store is written as one watches, and shown once it is checked', {
  tag: '@desktop',
}, async ({ page, request }) => {
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
    await removeAll(request, '/api/stores', await storesNamed(request, name));
  }
});

test('a store that is published at once is on the site at once', { tag: '@desktop' }, async ({
  page,
  request,
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
    await removeAll(request, '/api/stores', await storesNamed(request, name));
  }
});

test('cancelling ends the request, and nothing is stored', { tag: '@desktop' }, async ({
  page,
  request,
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
    await removeAll(request, '/api/stores', await storesNamed(request, name));
  }
});

test('what is missing or goes wrong is said', { tag: '@desktop' }, async ({ page, allow }) => {
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
    [openAiAnswers.wrongKey('sk-of-these-tests'), 'refused the request'],
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
  await expect(page.getByText('sk-of-these-tests')).toHaveCount(0);
});

test('without a provider the panel says what to do', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  await set(request, { apiKey: null, baseUrl: null });
  await enterAdmin(page, 'ai-blog-generator');
  const panel = part(page, 'AI Blog Generator');
  await expect(panel.getByRole('alert')).toContainText('not set up yet');
  await expect(panel.getByLabel('Topic')).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('link', { name: 'Site settings' }).click();
  await expect(page).toHaveURL(/\/admin\/settings/);
});

test('a post is written, read, published and public', { tag: '@desktop' }, async ({
  page,
  request,
  allow,
}) => {
  // The draft, as the public is answered.
  allow(/console: .*status of 404/);
  await enterAdmin(page, 'ai-blog-generator');
  const panel = part(page, 'AI Blog Generator');
  const generate = panel.getByRole('button', { name: 'Generate post' });
  await panel.getByLabel('Topic').fill('Boots that last');
  await expect(generate).toBeDisabled();
  await panel.getByLabel('Category').click();
  await expect(page.getByTitle('Savings Tips')).toBeVisible();
  await expect(page.getByTitle('Amazon Deals')).toHaveCount(0);
  await page.getByTitle('Savings Tips').click();
  await panel.getByLabel('Keywords').fill('boots, , walking ');
  await generate.click();
  await expectToast(page, 'Blog Generated Successfully! 🎉');
  const sent = JSON.stringify(provider.requests[0]?.body);
  expect(sent).toContain('walking');
  const made = panel.getByRole('region');
  await expect(made).toContainText('It is a draft: read it, then publish it from Blog Management.');
  const title = (await made.getByRole('heading').textContent()) ?? '';
  const post = await writtenPost(made, request);
  expect(post).toMatchObject({ title, status: 'draft' });
  try {
    const visitor = await page.context().newPage();
    expect((await open(visitor, `/blog/${post.slug}`)).status()).toBe(404);
    await made.getByRole('link', { name: 'Read and edit the post' }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/blogs\\?edit=${post.id}`));
    await enterAdmin(page, `blogs?search=${encodeURIComponent(title)}`);
    await page
      .getByRole('combobox', { name: `Status of ${title}` })
      .first()
      .click();
    await page.getByTitle('Published').click();
    await expectToast(page, 'Status Updated');
    expect((await open(visitor, `/blog/${post.slug}`)).status()).toBe(200);
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  } finally {
    await removeAll(request, '/api/blogs', [post]);
  }
});

test('a post that cannot be written says why', { tag: '@desktop' }, async ({ page, allow }) => {
  allow(/console: .*status of 5\d\d/);
  await enterAdmin(page, 'ai-blog-generator');
  const panel = part(page, 'AI Blog Generator');
  await panel.getByLabel('Topic').fill('Boots');
  await panel.getByLabel('Category').click();
  await page.getByTitle('Comparisons').click();
  provider.answer(openAiAnswers.truncated());
  await panel.getByRole('button', { name: 'Generate post' }).click();
  await expectToast(page, 'Generation Failed', 'broke off');
});

test('a product is reviewed from its row', { tag: '@desktop' }, async ({ page, request }) => {
  const name = unique('Folding lamp');
  await enterAdmin(page, 'amazon-products');
  const data = { name, description: 'Folds.', affiliateLink: 'https://market.example/1' };
  const product = await (await request.post('/api/amazon-products', { data })).json();
  let posts: { id: number }[] = [];
  try {
    await enterAdmin(page, `amazon-products?search=${encodeURIComponent(name)}`);
    provider.answer(openAiAnswers.slow(PIECES_MS));
    await page.getByRole('button', { name: `Generate a review of ${name}` }).click();
    const dialog = page.getByRole('dialog', { name: `Review of ${name}` });
    await dialog.getByRole('button', { name: 'Generate review' }).click();
    await expect(dialog.getByRole('region', { name: 'Written so far' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await provider.requests[0]?.ended).toBe('aborted');
    await dialog.getByRole('button', { name: 'Generate review' }).click();
    await expectToast(page, 'Blog Generated Successfully! 🎉');
    await expect(dialog.getByRole('link', { name: 'Read and edit the post' })).toBeVisible();
    await expectAccessible(page);
    posts = [await writtenPost(dialog, request)];
    expect(posts[0]).toMatchObject({ category: 'amazon-deals', status: 'draft' });
  } finally {
    await request.delete(`/api/amazon-products/${product.id}`);
    await removeAll(request, '/api/blogs', posts);
  }
});

test('a hostile answer does nothing', { tag: '@desktop' }, async ({ page, request }) => {
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
    await open(page, `/store/${name.toLowerCase().replaceAll(' ', '-')}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(
      page.locator('main [href*="evil.example"], main [href^="javascript:"]'),
    ).toHaveCount(0);
    expect(alerted).toBe(false);
  } finally {
    await removeAll(request, '/api/stores', await storesNamed(request, name));
  }
});

test('the provider is set up in the settings, and its key never comes back', {
  tag: '@desktop',
}, async ({ page, request, allow }) => {
  allow(/console: .*status of [45]\d\d/);
  const key = 'sk-typed-by-the-owner';
  await set(request, { apiKey: null, baseUrl: null });
  try {
    await enterAdmin(page, 'settings');
    const section = part(page, 'AI provider');
    const ask = section.getByRole('button', { name: 'Test connection' });
    await expect(ask).toBeDisabled();
    await section.getByLabel('Server').fill('not an address');
    await section.getByRole('button', { name: 'Save AI provider' }).click();
    await expect(section).toContainText('Please enter a full address');
    await section.getByLabel('Server').fill(provider.url);
    await section.getByLabel('Model').fill('test-model');
    await section.getByLabel('API key').fill(key);
    await section.getByRole('button', { name: 'Save AI provider' }).click();
    await expectToast(page, 'AI provider saved');
    await expect(section).toContainText('The generators write with test-model.');
    await expect(section).toContainText('Stored encrypted and never shown again.');
    await expect(section.getByLabel('API key')).toHaveValue('');
    expect(await (await request.get(SETTINGS)).text()).not.toContain(key);

    await ask.click();
    await expect(section.getByRole('status')).toContainText(/test-model answered in \d+\.\d s/);
    expect(provider.requests.at(-1)?.headers.authorization).toBe(`Bearer ${key}`);
    provider.answer(openAiAnswers.wrongKey(key));
    await ask.click();
    await expect(section.getByRole('status')).not.toContainText('answered in');
    await expect(section.getByRole('status')).toContainText(/key/i);
    await expectAccessible(page);
    expect(await page.content()).not.toContain(key);

    await section.getByRole('button', { name: 'Remove key' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove key' }).click();
    await expectToast(page, 'Key removed');
    await expect(section.getByRole('button', { name: 'Remove key' })).toHaveCount(0);
    expect(await (await request.get(SETTINGS)).json()).toMatchObject({ keySource: null });
  } finally {
    await set(request, { model: null });
  }
});
