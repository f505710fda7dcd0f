import { openAiAnswers } from '@deal-harbor/test-servers';
import { expectAccessible } from './support/accessibility.ts';
import { unique } from './support/names.ts';
import { enterAdmin } from './support/owner.ts';
import { PIECES_MS, test, writtenPost } from './support/provider.ts';
import { expectToast, open, part } from './support/shopper.ts';
import { expect } from './support/test.ts';

test.describe.configure({ mode: 'default' });

test('a post is written, read, published and public', { tag: '@desktop' }, async ({
  page,
  request,
  allow,
  provider,
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
    await request.delete(`/api/blogs/${post.id}`);
  }
});

test('a post that cannot be written says why', { tag: '@desktop' }, async ({
  page,
  allow,
  provider,
}) => {
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

test('a product is reviewed from its row', { tag: '@desktop' }, async ({
  page,
  request,
  provider,
}) => {
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
    for (const { id } of posts) await request.delete(`/api/blogs/${id}`);
  }
});
