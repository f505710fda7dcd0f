import { slugOf, unique } from './support/names.ts';
import { enterAdmin } from './support/owner.ts';
import { PNG, pickFile } from './support/pictures.ts';
import {
  body,
  editor,
  makePost,
  openPost,
  remove,
  removeByTitle,
  save,
  stored,
  tool,
} from './support/posts.ts';
import { expectToast } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

test('a post is written by hand, published, and read on the site', async ({ page }) => {
  const title = unique('How to save on lamps');
  await enterAdmin(page, 'blogs');
  try {
    await page.getByRole('button', { name: 'Write a post' }).click();
    await expect(page).toHaveURL(/\?edit=new$/);
    await editor(page).getByLabel('Title').fill(title);
    const slug = slugOf(title);
    await expect(editor(page).getByLabel('Slug')).toHaveValue(slug);
    await body(page).click();
    await tool(page, 'Heading 2').click();
    await page.keyboard.type('Before you buy');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Look at the ');
    await page.keyboard.press('ControlOrMeta+b');
    await page.keyboard.type('base');
    await page.keyboard.press('ControlOrMeta+b');
    await page.keyboard.type(' and at ');
    await tool(page, 'Link').click();
    const link = page.getByRole('dialog', { name: 'Add a link' });
    await link.getByLabel('Address').fill('javascript:alert(1)');
    await link.getByRole('button', { name: 'Add link' }).click();
    await expect(link.getByText(/^Please enter an address/)).toBeVisible();
    await link.getByLabel('Address').fill('lamps.example/best');
    await link.getByLabel('Text').fill('the list');
    await link.getByRole('button', { name: 'Add link' }).click();
    await expect(link).toHaveCount(0);
    await tool(page, 'Picture').click();
    const picture = page.getByRole('dialog', { name: 'Add a picture' });
    await pickFile(page, PNG);
    await picture.getByLabel('What it shows').fill('A lamp');
    await picture.getByLabel('Caption').fill('Our lamp');
    await picture.getByRole('button', { name: 'Add picture' }).click();
    await expect(picture).toHaveCount(0);
    await expect(body(page).getByRole('img', { name: 'A lamp' })).toBeVisible();
    await editor(page).getByText('Preview', { exact: true }).click();
    const preview = editor(page).getByRole('group', { name: 'Preview' });
    await expect(preview.getByRole('heading', { name: 'Before you buy' })).toBeVisible();
    await expect(preview.getByRole('img', { name: 'A lamp' })).toBeVisible();
    await editor(page).getByRole('button', { name: 'Publish' }).click();
    await expectToast(page, 'Blog Created');
    await expect(editor(page).getByRole('status').first()).toContainText('Saved');
    await expect(page).toHaveURL(/\?edit=\d+$/);
    const site = await page.context().newPage();
    await site.goto(`/blog/${slug}`);
    const article = site.getByRole('article');
    await expect(article.getByRole('heading', { name: 'Before you buy' })).toBeVisible();
    await expect(article.locator('strong')).toHaveText('base');
    await expect(article.getByRole('link', { name: /the list/ })).toHaveAttribute(
      'href',
      'https://lamps.example/best',
    );
    await expect(article.getByRole('img', { name: 'A lamp' })).toHaveAttribute(
      'src',
      /^\/media\/[0-9a-f]{64}\.webp$/,
    );
    await expect(article.getByText('Our lamp')).toBeVisible();
    await site.close();
  } finally {
    await removeByTitle(page, title);
  }
});

test('what is pasted stays inert', { tag: '@desktop' }, async ({ page }) => {
  await enterAdmin(page, 'blogs?edit=new');
  await body(page).click();
  await body(page).evaluate((target) => {
    const data = new DataTransfer();
    const hostile =
      '<h1>News</h1><p>a\u202Eb <a href="javascript:alert(1)">x</a><img src="data:x" onerror="document.title=1">' +
      '<img src="/api/x" onerror="document.title=1"><script>document.title=1</script></p>' +
      '<iframe srcdoc="<script>top.document.title=1</script>"></iframe><svg onload="document.title=1"></svg>';
    data.setData('text/html', hostile);
    data.setData('text/plain', 'News');
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
  });
  await expect(body(page).getByRole('heading', { level: 2, name: 'News' })).toBeVisible();
  await expect(body(page).locator('a, img, script, iframe, svg')).toHaveCount(0);
  await editor(page).getByText('HTML', { exact: true }).click();
  const source = editor(page).getByRole('textbox', { name: 'Article as HTML' });
  await expect(source).toHaveValue('<h2>News</h2><p>ab x</p>');
  await source.fill(
    '<p>c</p><img src="/api/x" onerror="document.title=1"><script>document.title=1</script>' +
      '<a href="javascript:document.title=1">go</a><iframe src="/"></iframe>',
  );
  await editor(page).getByText('Preview', { exact: true }).click();
  const preview = editor(page).getByRole('group', { name: 'Preview' });
  await expect(preview).toContainText('go');
  await expect(preview.locator('a, img, script, iframe')).toHaveCount(0);
  await expect(page).not.toHaveTitle('1');
});

test('a picture is pasted from the clipboard', { tag: '@desktop' }, async ({ page }) => {
  await enterAdmin(page, 'blogs?edit=new');
  await body(page).evaluate((target, base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const data = new DataTransfer();
    data.items.add(new File([bytes], 'shot.png', { type: 'image/png' }));
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
  }, PNG.buffer.toString('base64'));
  const picture = page.getByRole('dialog', { name: 'Add a picture' });
  await expect(picture.getByRole('img', { name: 'Picture preview' })).toBeVisible();
  await picture.getByLabel('What it shows').fill('A shot');
  await picture.getByRole('button', { name: 'Add picture' }).click();
  await expect(body(page).getByRole('img', { name: 'A shot' })).toBeVisible();
});

test('what the visual editor cannot hold is shown as HTML', { tag: '@desktop' }, async ({
  page,
}) => {
  await enterAdmin(page, 'blogs');
  const content =
    '<table><caption>Prices</caption><tbody><tr><td>1</td></tr></tbody></table><p>End</p>';
  const post = await makePost(page, { title: unique('A post'), content });
  try {
    await page.goto('/about');
    await enterAdmin(page, `blogs?edit=${post.id}`);
    const source = editor(page).getByRole('textbox', { name: 'Article as HTML' });
    await expect(source).toHaveValue(content);
    await expect(editor(page).getByText('This article is shown as HTML')).toBeVisible();
    await editor(page).getByText('Visual', { exact: true }).click();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(source).toBeVisible();
    await source.fill(content.replace('End', 'The end'));
    await save(page);
    await expectToast(page, 'Blog Updated');
    expect((await stored(page, post.id)).content).toBe(content.replace('End', 'The end'));
  } finally {
    await remove(page, post.id);
  }
});

test('a new title leaves the text of the demo posts as it is', { tag: '@desktop' }, async ({
  page,
}) => {
  await enterAdmin(page, 'blogs');
  const slugs = [
    'calm-black-friday-plan',
    'percentage-or-fixed-amount',
    'stack-codes-sales-and-free-shipping',
  ];
  for (const slug of slugs) {
    const { content } = await (await page.request.get(`/api/blogs/${slug}`)).json();
    const post = await makePost(page, { title: unique('A post'), content });
    try {
      await openPost(page, post);
      await expect(body(page)).toBeVisible();
      await editor(page).getByLabel('Title').fill(`${post.title} again`);
      await save(page);
      await expectToast(page, 'Blog Updated');
      expect((await stored(page, post.id)).content).toBe(post.content);
      await body(page).click();
      await page.keyboard.press('ControlOrMeta+End');
      await page.keyboard.type('!');
      await page.keyboard.press('ControlOrMeta+s');
      await expect
        .poll(async () => (await stored(page, post.id)).content)
        .toBe(withMark(post.content));
      await editor(page).getByRole('button', { name: 'Close' }).click();
      await expect(editor(page)).toHaveCount(0);
    } finally {
      await remove(page, post.id);
    }
  }
});

/** The article with a mark after its last text. */
const withMark = (html: string) =>
  html.replace(/>\s+</g, '><').replace(/((?:<\/[a-z\d]+>)+)$/, '!$1');

test('everything is reached by keyboard', { tag: '@desktop' }, async ({ page }) => {
  await enterAdmin(page, 'blogs?edit=new');
  await body(page).focus();
  await page.keyboard.type('Save');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Alt+F10');
  await expect(tool(page, 'Bold')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tool(page, 'Italic')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tool(page, 'Italic')).toHaveAttribute('aria-pressed', 'true');
  await expect(body(page)).toBeFocused();
  await expect(body(page).locator('em')).toHaveText('Save');
  await tool(page, 'Italic').focus();
  await page.keyboard.press('End');
  await expect(tool(page, 'Redo')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(body(page).locator('em')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(tool(page, 'Undo')).toBeFocused();
});
