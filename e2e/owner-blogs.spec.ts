import { expectAccessible } from './support/accessibility.ts';
import { fail } from './support/api-calls.ts';
import { newMark, unique } from './support/names.ts';
import { enterAdmin } from './support/owner.ts';
import {
  body,
  changeElsewhere,
  editor,
  makePost,
  type Post,
  remove,
  stored,
} from './support/posts.ts';
import { choose, rowOf, search } from './support/shop.ts';
import { expectToast } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

test('status and mark are changed in the row', async ({ page, allow }) => {
  allow(/console: .*status of 500/);
  await enterAdmin(page, 'blogs');
  const post = await makePost(page, { title: unique('A post') });
  const { title } = post;
  const path = `/blog/${post.slug}`;
  try {
    await search(page, 'posts', title);
    const row = rowOf(page, title);
    await expect(row).toHaveCount(1);
    await choose(page, `Status of ${title}`, 'Published');
    await expectToast(page, 'Status Updated');
    expect((await page.request.get(path)).status()).toBe(200);
    await expect(row.getByRole('link', { name: `View ${title} on the site` })).toHaveAttribute(
      'href',
      path,
    );
    const mark = row.getByRole('switch', { name: `Featured: ${title}` });
    await mark.click();
    await expectToast(page, 'Blog Updated');
    await expect(mark).toBeChecked();
    await expect.poll(async () => (await stored(page, post.id)).featured).toBe(true);
    await changeElsewhere(page, post.id, { status: 'archived' });
    await choose(page, `Status of ${title}`, 'Draft');
    await expectToast(page, 'Status Updated');
    await expect.poll(async () => (await stored(page, post.id)).status).toBe('draft');
    await fail(page, /\/api\/blogs\/\d+$/);
    await mark.click();
    await expectToast(page, 'Update Failed', 'Out of order');
    await expect(mark).toBeChecked();
    await page.getByRole('button', { name: `Delete ${title}` }).click();
    await page.getByRole('button', { name: 'Delete post' }).click();
    await expectToast(page, 'Delete Failed', 'Out of order');
    await page.unroute(/\/api\/blogs\/\d+$/);
    await page.getByRole('button', { name: `Delete ${title}` }).click();
    await page.getByRole('button', { name: 'Delete post' }).click();
    await expectToast(page, 'Blog Deleted');
    await expect(row).toHaveCount(0);
    expect((await page.request.get(path)).status()).toBe(404);
  } finally {
    await remove(page, post.id);
  }
});

test('the list keeps its place in the address', { tag: '@desktop' }, async ({ page }) => {
  await enterAdmin(page, 'blogs');
  const posts: Post[] = [];
  const word = newMark();
  try {
    for (let place = 0; place < 27; place++) {
      const title = `${word} ${String(place).padStart(2, '0')}`;
      posts.push(await makePost(page, { title, status: place < 26 ? 'draft' : 'archived' }));
    }
    await search(page, 'posts', word);
    await expect(page.getByText('27 posts found')).toBeVisible();
    await page.getByRole('columnheader', { name: 'Title' }).click();
    await expect(page).toHaveURL(/order=title/);
    await expect(page.getByRole('row').nth(1)).toContainText(`${word} 00`);
    await page.getByRole('columnheader', { name: 'Title' }).click();
    await expect(page).toHaveURL(/order=-title/);
    await expect(page.getByRole('row').nth(1)).toContainText(`${word} 26`);
    await page.getByRole('listitem', { name: '2', exact: true }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole('row').nth(1)).toContainText(`${word} 01`);
    await choose(page, 'Status', 'Draft');
    await expect(page).toHaveURL(/status=draft/);
    await expect(page.getByText('26 posts found')).toBeVisible();
    await choose(page, 'Featured', 'Featured');
    await expect(page.getByText('No posts match.')).toBeVisible();
    await choose(page, 'Featured', 'Featured or not');
    await choose(page, 'Category', 'Comparisons');
    await expect(page.getByText('No posts match.')).toBeVisible();
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(page).toHaveURL(/\/admin\/blogs\?order=-title$/);
  } finally {
    for (const { id } of posts) await remove(page, id);
  }
});

test('the panel and the editor are accessible and fit a phone', async ({ page }) => {
  await enterAdmin(page, 'blogs?search=Black+Friday');
  await expect(page.getByRole('button', { name: /^Edit / }).first()).toBeVisible();
  const width = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
    expect(await width()).toBeLessThanOrEqual(0);
  }
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await expect(body(page)).toBeVisible();
  await editor(page).getByRole('button', { name: 'Add a link' }).click();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const mode of ['HTML', 'Preview', 'Visual']) {
      await editor(page).getByText(mode, { exact: true }).click();
      await expectAccessible(page);
    }
    expect(await width()).toBeLessThanOrEqual(0);
  }
});
