import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { fail } from './support/api-calls.ts';
import { enterAdmin } from './support/owner.ts';
import { expectToast } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

interface Blog {
  id: number;
  title: string;
  slug: string;
  content: string;
  category: string;
  status: string;
  excerpt: string | null;
  featured: boolean;
}

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGP4z8CAB+GTG8HSALfKY52fTcuYAAAAAElFTkSuQmCC';

const unique = (text: string) => `${text} ${crypto.randomUUID().slice(0, 8)}`;
const editor = (page: Page) => page.getByRole('dialog', { name: /^(New|Edit) post$/ });
const body = (page: Page) => editor(page).getByRole('textbox', { name: 'Article', exact: true });
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name, exact: true });
const save = (page: Page) =>
  editor(page).getByRole('button', { name: 'Save', exact: true }).click();
const rowOf = (page: Page, title: string): Locator =>
  page
    .getByRole('row')
    .or(page.getByRole('listitem'))
    .filter({ has: page.getByText(title, { exact: true }) });

async function makePost(page: Page, values: Partial<Blog> = {}): Promise<Blog> {
  const data = {
    title: unique('A post'),
    content: '<p>One.</p>',
    category: 'savings-tips',
    ...values,
  };
  const answer = await page.request.post('/api/blogs', { data });
  expect(answer.status()).toBe(201);
  return await answer.json();
}

async function stored(page: Page, id: number): Promise<Blog> {
  return await (await page.request.get(`/api/blogs/${id}/record`)).json();
}

async function remove(page: Page, id: number) {
  await page.request.delete(`/api/blogs/${id}`);
}

async function removeByTitle(page: Page, title: string) {
  const answer = await page.request.get('/api/blogs', {
    params: { scope: 'admin', search: title },
  });
  for (const { id } of await answer.json()) await remove(page, id);
}

/** Another window's change. */
async function changeElsewhere(page: Page, id: number, data: object) {
  expect((await page.request.put(`/api/blogs/${id}`, { data })).status()).toBe(200);
}

const choose = async (page: Page, label: string, option: string) => {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page
    .locator('.ant-select-item-option')
    .filter({ hasText: new RegExp(`^${option}$`), visible: true })
    .click();
};

test('a post is written by hand, published, and read on the site', async ({ page }) => {
  const title = unique('How to save on lamps');
  await enterAdmin(page, 'blogs');
  try {
    await page.getByRole('button', { name: 'Write a post' }).click();
    await expect(page).toHaveURL(/\?edit=new$/);
    await editor(page).getByLabel('Title').fill(title);
    const slug = title.toLowerCase().replaceAll(' ', '-');
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
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      picture.getByRole('button', { name: 'Choose a picture' }).click(),
    ]);
    await chooser.setFiles({
      name: 'lamp.png',
      mimeType: 'image/png',
      buffer: Buffer.from(PIXEL, 'base64'),
    });
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
  }, PIXEL);
  const picture = page.getByRole('dialog', { name: 'Add a picture' });
  await expect(picture.getByRole('img', { name: 'Picture preview' })).toBeVisible();
  await picture.getByLabel('What it shows').fill('A shot');
  await picture.getByRole('button', { name: 'Add picture' }).click();
  await expect(body(page).getByRole('img', { name: 'A shot' })).toBeVisible();
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
    const post = await makePost(page, { content });
    try {
      await page.getByRole('searchbox', { name: 'Search posts' }).fill(post.title);
      await page.getByRole('button', { name: `Edit ${post.title}` }).click();
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

test('what the visual editor cannot hold is shown as HTML', { tag: '@desktop' }, async ({
  page,
}) => {
  await enterAdmin(page, 'blogs');
  const content =
    '<table><caption>Prices</caption><tbody><tr><td>1</td></tr></tbody></table><p>End</p>';
  const post = await makePost(page, { content });
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

test('nobody loses what is not saved', { tag: '@desktop' }, async ({ page }) => {
  await enterAdmin(page, 'blogs');
  const post = await makePost(page);
  try {
    await page.getByRole('searchbox', { name: 'Search posts' }).fill(post.title);
    await page.getByRole('button', { name: `Edit ${post.title}` }).click();
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
  const post = await makePost(page);
  try {
    await page.getByRole('searchbox', { name: 'Search posts' }).fill(post.title);
    await page.getByRole('button', { name: `Edit ${post.title}` }).click();
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
  const other = await makePost(page);
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

test('status and mark are changed in the row', async ({ page, allow }) => {
  allow(/console: .*status of 500/);
  await enterAdmin(page, 'blogs');
  const post = await makePost(page);
  const { title } = post;
  const path = `/blog/${post.slug}`;
  try {
    await page.getByRole('searchbox', { name: 'Search posts' }).fill(title);
    await expect(page).toHaveURL(/[?&]search=/);
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
  const posts: Blog[] = [];
  const word = crypto.randomUUID().slice(0, 8);
  try {
    for (let place = 0; place < 27; place++) {
      const title = `${word} ${String(place).padStart(2, '0')}`;
      posts.push(await makePost(page, { title, status: place < 26 ? 'draft' : 'archived' }));
    }
    await page.getByRole('searchbox', { name: 'Search posts' }).fill(word);
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
