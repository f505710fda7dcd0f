import { clipboardText, grantClipboard } from './support/clipboard.ts';
import { playShops, SHOPS } from './support/outbound.ts';
import { open, part, toasts } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

const GUIDE = '/blog/cairnstep-first-order-guide';
const LONG_DATE = /Published [A-Z][a-z]+ \d{1,2}, \d{4}/;

test('an article has its head', async ({ page, request }) => {
  const blog = await (await request.get('/api/blogs/cairnstep-first-order-guide')).json();
  await open(page, GUIDE);
  const header = page.getByRole('main');
  await expect(header.getByRole('link', { name: /back/i }).first()).toHaveAttribute(
    'href',
    '/blogs',
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(blog.title);
  await expect(header.getByText('store guide', { exact: true })).toBeVisible();
  await expect(header.getByText('Cairnstep', { exact: true }).first()).toBeVisible();
  await expect(header.getByText('Featured', { exact: true })).toBeVisible();
  await expect(header).toContainText(LONG_DATE);
  await expect(header).toContainText(/[\d,]+ views/);
  await expect(header).toContainText(/\d+ min read/);
  await expect(header).toContainText(`By ${blog.authorName}`);
  for (const keyword of blog.keywords) {
    await expect(header.getByText(keyword, { exact: true }).first()).toBeVisible();
  }
  await header.getByRole('link', { name: 'Read More Articles' }).click();
  await expect(page).toHaveURL('/blogs');
});

test('an article about a store leads to its coupons', async ({ page }) => {
  await open(page, GUIDE);
  const panel = part(page, 'Latest Cairnstep Coupons');
  await expect(panel).toContainText('Current Cairnstep codes');
  await expect(panel).toContainText('Shells, boots and packs, with the end date of each offer.');
  await expect(panel).toContainText(/redirect to store coupon pages/i);
  const buttons = panel.getByRole('link', { name: /^Check Coupons/ });
  const targets = await buttons.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(new Set(targets)).toEqual(new Set(['/store/cairnstep']));
  await expect(page.getByText('Shop at Cairnstep')).toBeVisible();
  await page.getByRole('link', { name: 'View All Coupons' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cairnstep');
});

test('an article about no store leads out itself', async ({ page, context, allow }) => {
  allow(SHOPS);
  const visited = await playShops(context);
  await open(page, '/blog/back-to-school-list-that-holds');
  const panel = part(page, 'Recommended Deals & Links');
  await expect(page.getByText(/^Shop at/)).toHaveCount(0);
  const button = panel.getByRole('link', { name: /^Check Coupons/ }).first();
  await expect(button).toHaveAttribute('rel', 'sponsored nofollow noopener');
  const [shop] = await Promise.all([context.waitForEvent('page'), button.click()]);
  await expect(shop).toHaveTitle('Shop');
  expect(visited).toEqual(['https://puddlecrate.example/offers']);
});

test('sharing copies the address without a word where the device cannot share', async ({
  page,
  context,
}) => {
  await grantClipboard(context);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await open(page, GUIDE);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect.poll(() => clipboardText(page)).toBe(page.url());
  await expect(toasts(page)).toHaveCount(0);
});

test('sharing goes through the device where it can', async ({ page, request }) => {
  const blog = await (await request.get('/api/blogs/cairnstep-first-order-guide')).json();
  await page.addInitScript(() => {
    navigator.share = async (data) => {
      document.documentElement.dataset.shared = JSON.stringify(data);
    };
  });
  await open(page, GUIDE);
  await page.getByRole('button', { name: 'Share' }).click();
  const shared = await page.locator('html').getAttribute('data-shared');
  expect(JSON.parse(shared ?? 'null')).toEqual({
    title: blog.title,
    text: blog.excerpt,
    url: page.url(),
  });
});

test('an article is text of its own, with sections', async ({ page }) => {
  await open(page, GUIDE);
  const article = page.getByRole('article');
  const text = await article.innerText();
  expect(text.split(/\s+/).length).toBeGreaterThan(400);
  await expect(article.getByRole('heading', { level: 2 })).not.toHaveCount(0);
});
