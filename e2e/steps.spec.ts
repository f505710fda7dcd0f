import type { Locator, Page } from 'playwright/test';
import { apiCalls, hold } from './support/api-calls.ts';
import { comeToLife, follow, open, part, sameDocument } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
/** Without the pointer, which would scroll there first. */
const press = (control: Locator) => control.evaluate((one: HTMLElement) => one.click());
const scrollTo = (page: Page, y: number) =>
  page.evaluate(
    (to) =>
      new Promise<void>((done) => {
        window.addEventListener('scroll', () => done(), { once: true });
        window.scrollTo(0, to);
      }),
    y,
  );

test('a new page begins at its top, a former one is where it was left', async ({ page }) => {
  await open(page, '/stores');
  const still = await sameDocument(page);
  await scrollTo(page, 900);
  await press(page.getByRole('link', { name: 'View Coupons of Barkenfold' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Barkenfold');
  await expect.poll(() => scrolled(page)).toBe(0);
  await scrollTo(page, 200);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Stores');
  await expect.poll(() => scrolled(page)).toBe(900);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Barkenfold');
  await expect.poll(() => scrolled(page)).toBe(200);
  expect(await still()).toBe(true);
});

test('a page that is loaded anew is where it was left', async ({ page }) => {
  await open(page, '/stores');
  await scrollTo(page, 700);
  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(700);
  await press(page.getByRole('contentinfo').getByRole('link', { name: 'Categories' }));
  await expect(page).toHaveURL('/categories');
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(700);
});

test('the contents of an article lead to its parts, and back', async ({ page }) => {
  await open(page, '/blog/cairnstep-first-order-guide');
  const contents = page.getByRole('navigation', { name: 'In this article' });
  await press(contents.getByRole('link').last());
  await expect(page).toHaveURL(/#/);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(200);
  await page.goBack();
  await expect(page).toHaveURL('/blog/cairnstep-first-order-guide');
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('an address with a #hash shows its part, on a later page too', async ({ page }) => {
  await open(page, '/');
  await part(page, 'Latest Coupons..!').getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/?page=2#coupons');
  await expect(part(page, 'Latest Coupons..!').getByRole('heading').first()).toBeInViewport();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(300);
});

test('a filter stays where one is', async ({ page }) => {
  await open(page, '/');
  await scrollTo(page, 300);
  const chips = page.getByRole('group', { name: 'Category' });
  await press(chips.getByRole('button', { name: 'Travel' }));
  await expect(page).toHaveURL('/?category=travel');
  await expect(part(page, 'Travel Coupons')).toBeVisible();
  expect(await scrolled(page)).toBe(300);
});

test('a link that is looked at is fetched ahead, and asks nothing more', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/about');
  const asked = apiCalls(page);
  const link = page.getByRole('banner').getByRole('link', { name: 'Categories', exact: true });
  await link.hover();
  await expect.poll(() => asked).toEqual(['/api/categories']);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Browse Categories');
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
  expect(asked).toEqual(['/api/categories']);
});

test('a link opens elsewhere when asked to', { tag: '@desktop' }, async ({ page, context }) => {
  await open(page, '/about');
  const opened = context.waitForEvent('page');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Terms & Conditions' }).click({ modifiers: ['Control'] });
  await expect(await opened).toHaveURL('/terms');
  await expect(page).toHaveURL('/about');
});

test('parameters that no page reads change nothing', async ({ page }) => {
  await open(page, '/STORES/?utm_source=letter');
  const still = await sameDocument(page);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/stores$/);
  await expect(page.getByRole('banner').locator('a[aria-current="page"]').first()).toHaveText(
    'Stores',
  );
  await follow(page, 'Home');
  await expect(page).toHaveURL('/');
  expect(await still()).toBe(true);
});

test('code that is gone, as after a new version, is had by loading the page', async ({
  page,
  allow,
}) => {
  allow(/^(console|lost): .*contact-/);
  await open(page, '/about');
  const still = await sameDocument(page);
  await page.route('**/assets/contact-*.js', (route) => route.fulfill({ status: 404, body: '' }), {
    times: 1,
  });
  await press(page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
  await expect(page).toHaveURL('/contact');
  expect(await still()).toBe(false);
});

test('the way back is taken though no code is there yet', async ({ page }) => {
  await open(page, '/stores');
  await press(page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }));
  await expect(page).toHaveURL('/contact');
  const letGo = await hold(page, '**/assets/start-*.js');
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL('/stores');
  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Stores');
  await expect(page.getByRole('heading', { name: 'Amberwisp' })).toBeVisible();
});

test('the way back leads to a page whose code this document never had', async ({ page }) => {
  await open(page, '/stores');
  await scrollTo(page, 800);
  await press(page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }));
  await expect(page).toHaveURL('/contact');
  await page.reload();
  await comeToLife(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Stores');
  await expect(page.getByRole('heading', { name: 'Amberwisp' })).toBeVisible();
});
