import { fail } from './support/api-calls.ts';
import { unique } from './support/names.ts';
import { enterAdmin } from './support/owner.ts';
import {
  body,
  changeElsewhere,
  editor,
  makePost,
  openPost,
  remove,
  removeByTitle,
  save,
  stored,
} from './support/posts.ts';
import { expectToast } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

test('a double click publishes one post', { tag: '@desktop' }, async ({ page }) => {
  const title = unique('Published twice');
  await enterAdmin(page, 'blogs?edit=new');
  try {
    await editor(page).getByLabel('Title').fill(title);
    await body(page).click();
    await page.keyboard.type('One.');
    await editor(page).getByRole('button', { name: 'Publish' }).dblclick();
    await expectToast(page, 'Blog Created');
    await expect(page).toHaveURL(/\?edit=\d+$/);
    const params = { scope: 'admin', search: title };
    const posts = await page.request.get('/api/blogs', { params });
    expect(await posts.json()).toMatchObject([{ title, status: 'published' }]);
  } finally {
    await removeByTitle(page, title);
  }
});

test('nobody loses what is not saved', { tag: '@desktop' }, async ({ page }) => {
  await enterAdmin(page, 'blogs');
  const post = await makePost(page, { title: unique('A post') });
  try {
    await openPost(page, post);
    await body(page).click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(' Two.');
    await expect(editor(page).getByRole('status').first()).toContainText('Not saved yet');
    await editor(page).getByRole('button', { name: 'Close' }).click();
    const asks = page.getByRole('dialog', { name: 'Discard your changes?' });
    await asks.getByRole('button', { name: 'Keep editing' }).click();
    await expect(body(page)).toContainText('One. Two.');
    await page.goBack();
    await asks.getByRole('button', { name: 'Keep editing' }).click();
    await expect(body(page)).toContainText('One. Two.');
    await page.keyboard.press('ControlOrMeta+s');
    await expectToast(page, 'Blog Updated');
    await expect(editor(page).getByRole('status').first()).toContainText('Saved');
    await editor(page).getByRole('button', { name: 'Close' }).click();
    await expect(editor(page)).toHaveCount(0);
    expect((await stored(page, post.id)).content).toBe('<p>One. Two.</p>');
  } finally {
    await remove(page, post.id);
  }
});

test('a post that was changed meanwhile shows both versions', { tag: '@desktop' }, async ({
  page,
  allow,
}) => {
  allow(/console: .*status of 409/);
  await enterAdmin(page, 'blogs');
  const post = await makePost(page, { title: unique('A post') });
  try {
    await openPost(page, post);
    await expect(body(page)).toHaveText('One.');
    await changeElsewhere(page, post.id, { excerpt: 'Theirs', content: '<p>Theirs.</p>' });
    await editor(page).getByLabel('Excerpt').fill('Mine');
    await save(page);
    const dialog = page.getByRole('dialog', { name: 'This post was changed meanwhile' });
    await expect(dialog.getByRole('row', { name: /Excerpt Mine Theirs/ })).toBeVisible();
    await dialog.getByRole('button', { name: 'Take the stored version' }).click();
    await expect(editor(page).getByLabel('Excerpt')).toHaveValue('Theirs');
    await expect(body(page)).toHaveText('Theirs.');
    await changeElsewhere(page, post.id, { excerpt: 'Theirs again' });
    await editor(page).getByLabel('Excerpt').fill('Mine again');
    await save(page);
    await dialog.getByRole('button', { name: 'Save my version' }).click();
    await expectToast(page, 'Blog Updated');
    expect((await stored(page, post.id)).excerpt).toBe('Mine again');
  } finally {
    await remove(page, post.id);
  }
});

test('what is missing or wrong is said beside its field', { tag: '@desktop' }, async ({
  page,
  allow,
}) => {
  allow(/console: .*status of (409|422|500)/);
  await enterAdmin(page, 'blogs');
  const other = await makePost(page, { title: unique('A post') });
  const title = unique('With faults');
  try {
    await page.getByRole('button', { name: 'Write a post' }).click();
    await editor(page).getByRole('button', { name: 'Publish' }).click();
    for (const fault of ['Title is required', 'Slug is required', 'Article is required']) {
      await expect(editor(page).getByText(fault)).toBeVisible();
    }
    await editor(page).getByLabel('Title').fill(title);
    await editor(page).getByLabel('Slug').fill(other.slug);
    await body(page).click();
    await page.keyboard.type('One.');
    await editor(page).getByRole('button', { name: 'Add a link' }).click();
    const link = editor(page).getByRole('group', { name: 'Link 1' });
    await link.getByRole('textbox', { name: 'Text', exact: true }).fill('Codes');
    await link.getByLabel('Address').fill('nowhere');
    await save(page);
    await expect(link.getByText('Please enter a full address')).toBeVisible();
    await link.getByLabel('Address').fill('https://shop.example/codes');
    await save(page);
    await expectToast(page, 'Create Failed');
    await expect(
      editor(page)
        .getByText(/slug/i)
        .filter({ hasText: /another|taken|has/i }),
    ).toBeVisible();
    await editor(page).getByLabel('Slug').fill(`${other.slug}-2`);
    await page.route('**/api/blogs', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 500, body: '' })
        : route.continue(),
    );
    const refused = page.waitForResponse((answer) => answer.status() === 500);
    await save(page);
    await refused;
    await expectToast(page, 'Create Failed');
    await page.unroute('**/api/blogs');
    await save(page);
    await expectToast(page, 'Blog Created');
    await fail(page, /\/api\/blogs\/\d+$/);
    await editor(page).getByLabel('Excerpt').fill('Short');
    await save(page);
    await expectToast(page, 'Update Failed', 'Out of order');
  } finally {
    await removeByTitle(page, title);
    await remove(page, other.id);
  }
});
