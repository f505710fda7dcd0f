import { randomUUID } from 'node:crypto';
import { startOpenAiServer } from '@deal-harbor/test-servers';
import type { APIRequestContext, Page } from 'playwright/test';
import { alone } from './support/alone.ts';
import { enterAdmin, signIn } from './support/owner.ts';
import { PNG, pickFile } from './support/pictures.ts';
import { choose, rowOf } from './support/shop.ts';
import { expectToast, open, part } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

const LINK = 'https://www.shop.example/?ref=harbor';
/** The generators may have to wait until another test is done with the provider. */
const WAIT_MS = 360_000;
const STEP_MS = 20_000;

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');

/** Follows the navigation to a panel's page. */
async function goTo(page: Page, link: string, title: string): Promise<void> {
  const navigation = page.getByRole('navigation', { name: 'Admin' });
  await navigation.getByRole('link', { name: link, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}

/** Whoever comes now; the owner's page is in front again afterwards. */
async function onSite(page: Page, path: string, look: (visitor: Page) => Promise<void>) {
  const visitor = await page.context().newPage();
  expect((await open(visitor, path)).status()).toBe(200);
  await look(visitor);
  await visitor.close();
  await page.bringToFront();
}

const expectHeading = (visitor: Page, text: string | RegExp) =>
  expect(visitor.getByRole('heading', { level: 1 })).toHaveText(text);

async function addOffer(page: Page, title: string): Promise<void> {
  await button(page, 'Add offer').click();
  await field(page, 'Title').fill(title);
  await field(page, 'Description').fill('On everything.');
  await field(page, 'Affiliate link').fill(LINK);
  await field(page, 'Discount').fill('20%');
  await button(page, 'Create offer').click();
  await expectToast(page, 'Offer created successfully');
  await expect(rowOf(page, title)).toBeVisible();
}

/** Publishes the post that the editor shows. */
async function publish(page: Page, toast: string): Promise<void> {
  const editor = page.getByRole('dialog', { name: /^(New|Edit) post$/ });
  await editor.getByRole('button', { name: 'Publish' }).click();
  await expectToast(page, toast);
  await expect(editor.getByRole('status').first()).toContainText('Saved');
}

async function closeEditor(page: Page): Promise<void> {
  const editor = page.getByRole('dialog', { name: 'Edit post' });
  await editor.getByRole('button', { name: 'Close' }).click();
  await expect(editor).toHaveCount(0);
}

async function setUpProvider(page: Page, url: string): Promise<void> {
  await goTo(page, 'Settings', 'Site Settings');
  const settings = part(page, 'AI provider');
  await settings.getByLabel('Server').fill(url);
  await settings.getByLabel('API key').fill('sk-of-the-journey');
  await settings.getByRole('button', { name: 'Save AI provider' }).click();
  await expectToast(page, 'AI provider saved');
  await settings.getByRole('button', { name: 'Test connection' }).click();
  await expect(settings.getByRole('status')).toContainText(/answered in \d+\.\d s/);
}

async function forgetProvider(request: APIRequestContext): Promise<void> {
  await signIn(request);
  await request.put('/api/ai/settings', { data: { apiKey: null, baseUrl: null } });
}

async function generateStore(page: Page, name: string): Promise<void> {
  await goTo(page, 'Store generator', 'AI Store Generator');
  await field(page, 'Store name').fill(name);
  await field(page, 'Affiliate link').fill(LINK);
  await button(page, 'Generate store').click();
  await expectToast(page, 'AI Store Generated Successfully');
  const made = part(page, name);
  await expect(made).toContainText('11 of 11 offers are still inactive');
  await made.getByRole('button', { name: 'Activate all (11)' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Activate all' }).click();
  await expect(made).toContainText('Shoppers see all 11 offers.');
  await onSite(page, `/store/${slugOf(name)}`, async (visitor) => {
    await expectHeading(visitor, name);
    await expect(part(visitor, 'Special Offers').getByRole('article')).toHaveCount(11);
  });
}

/** Has a post written and goes on to read it. */
async function generatePost(page: Page, topic: string): Promise<void> {
  await goTo(page, 'Blog generator', 'AI Blog Generator');
  await field(page, 'Topic').fill(topic);
  await choose(part(page, 'AI Blog Generator'), 'Category', 'Savings Tips');
  await button(page, 'Generate post').click();
  await expectToast(page, 'Blog Generated Successfully! 🎉');
  await page.getByRole('link', { name: 'Read and edit the post' }).click();
  await expect(page).toHaveURL(/\/admin\/blogs\?edit=\d+$/);
}

/** Of the post that the editor shows. */
async function writtenPost(page: Page): Promise<{ title: string; slug: string }> {
  await expect(field(page, 'Slug')).not.toHaveValue('');
  return {
    title: await field(page, 'Title').inputValue(),
    slug: await field(page, 'Slug').inputValue(),
  };
}

async function cleanUp(request: APIRequestContext, mark: string, posts: number[]) {
  await signIn(request);
  for (const id of posts) await request.delete(`/api/blogs/${id}`);
  for (const path of ['/api/stores', '/api/categories', '/api/amazon-products']) {
    const found = await request.get(path, { params: { scope: 'admin', search: mark } });
    for (const { id } of await found.json()) await request.delete(`${path}/${id}`);
  }
}

test('an owner fills a site, and each thing is public the moment it is saved', {
  tag: '@desktop',
}, async ({ page, request }) => {
  test.setTimeout(WAIT_MS);
  // So that the step that hangs is named.
  page.setDefaultTimeout(STEP_MS);
  const mark = randomUUID().slice(0, 8);
  const category = `Lanterns ${mark}`;
  const store = `Lamplight ${mark}`;
  const posts: number[] = [];
  const keepPost = () => posts.push(Number(new URL(page.url()).searchParams.get('edit')));
  const onStore = (look: (visitor: Page) => Promise<void>) =>
    onSite(page, `/store/${slugOf(store)}`, look);
  try {
    await enterAdmin(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Categories Management', exact: true })
      .click();
    await button(page, 'Add category').click();
    await field(page, 'Name').fill(category);
    await button(page, 'Create category').click();
    await expectToast(page, 'Category created successfully');
    // Without stores its heading is made of the slug.
    await onSite(page, `/category/${slugOf(category)}`, (visitor) =>
      expectHeading(visitor, new RegExp(category, 'i')),
    );

    await goTo(page, 'Stores', 'Stores Management');
    await button(page, 'Add store').click();
    const storeForm = page.getByRole('dialog', { name: 'New store' });
    await field(page, 'Name').fill(store);
    await pickFile(page, PNG);
    await expect(storeForm.getByRole('img', { name: 'Logo preview' })).toBeVisible();
    await choose(storeForm, 'Category (optional)', category);
    await button(page, 'Create store').click();
    await expectToast(page, 'Store created successfully');
    await onStore(async (visitor) => {
      await expectHeading(visitor, store);
      const logo = visitor.getByRole('main').locator('img').first();
      await expect(logo).toHaveAttribute('src', /^\/media\/.+/);
    });
    await onSite(page, `/category/${slugOf(category)}`, (visitor) =>
      expect(visitor.getByRole('heading', { name: store })).toBeVisible(),
    );

    await goTo(page, 'Offers', 'Offers Management');
    await choose(page, 'Store', store);
    for (const title of ['First', 'Second', 'Third']) await addOffer(page, `${title} ${mark}`);
    await button(page, `Move Third ${mark} up`).click();
    await expectToast(page, 'Offers reordered successfully');
    await onStore((visitor) =>
      expect(part(visitor, 'Special Offers').getByRole('article')).toHaveText(
        ['First', 'Third', 'Second'].map((title) => new RegExp(`${title} ${mark}`)),
      ),
    );

    await goTo(page, 'Coupons', 'Coupons Management');
    await button(page, 'Add coupon').click();
    await field(page, 'Title').fill(`Coupon ${mark}`);
    await choose(page.getByRole('dialog'), 'Store', store);
    await field(page, 'Discount').fill('15%');
    await field(page, 'Code').fill('LAMP15');
    await button(page, 'Create coupon').click();
    await expectToast(page, 'Coupon created successfully');
    await onStore((visitor) =>
      expect(visitor.getByText(`Coupon ${mark}`, { exact: true })).toBeVisible(),
    );

    await goTo(page, 'Amazon products', 'Amazon Products');
    await button(page, 'Add product').click();
    await field(page, 'Name').fill(`Pocket lantern ${mark}`);
    await field(page, 'Description').fill('Folds flat.');
    await field(page, 'Affiliate link').fill(LINK);
    await button(page, 'Create product').click();
    await expectToast(page, 'Amazon product added successfully!');
    await onSite(page, '/amazon-deals', (visitor) =>
      expect(
        visitor.getByRole('article').filter({ hasText: `Pocket lantern ${mark}` }),
      ).toBeVisible(),
    );

    await goTo(page, 'Blog', 'Blog Management');
    await button(page, 'Write a post').click();
    await field(page, 'Title').fill(`Light for less ${mark}`);
    await page.getByRole('textbox', { name: 'Article', exact: true }).click();
    await button(page, 'Heading 2').click();
    await page.keyboard.type('Before you buy');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Look at the ');
    await button(page, 'Bold').click();
    await page.keyboard.type('base');
    await publish(page, 'Blog Created');
    await expect(page).toHaveURL(/\?edit=\d+$/);
    keepPost();
    await onSite(page, `/blog/light-for-less-${mark}`, async (visitor) => {
      await expectHeading(visitor, `Light for less ${mark}`);
      const article = visitor.getByRole('article');
      await expect(article.getByRole('heading', { name: 'Before you buy' })).toBeVisible();
      await expect(article.locator('strong')).toHaveText('base');
    });
    await closeEditor(page);

    await alone(async () => {
      const provider = await startOpenAiServer();
      try {
        await setUpProvider(page, provider.url);
        await generateStore(page, `Northlight ${mark}`);
        await generatePost(page, `Northlight ${mark}`);
        keepPost();
        const { title, slug } = await writtenPost(page);
        await publish(page, 'Blog Updated');
        await onSite(page, `/blog/${slug}`, (visitor) => expectHeading(visitor, title));
      } finally {
        await forgetProvider(request);
        await provider.close();
      }
    }, 'provider');
  } finally {
    await cleanUp(request, mark, posts);
  }
});
