import type { Page } from 'playwright/test';
import { enterAdmin } from './support/owner.ts';
import { ROUTES } from './support/routes.ts';
import { open } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

/** What only the admin's code and its component library say. */
const MARKS = /Stores Management|anticon/;

/** The scripts and styles that come to a page, as text. */
function code(page: Page): Promise<string>[] {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\.(js|css)$/.test(new URL(response.url()).pathname)) texts.push(response.text());
  });
  return texts;
}

test('the admin’s code comes to its own pages only', { tag: '@desktop' }, async ({
  browser,
  page,
  allow,
}) => {
  test.setTimeout(120_000);
  allow(/status of 404/);
  const public_ = code(page);
  for (const { path } of ROUTES.filter((route) => route.path !== '/admin')) await open(page, path);
  const said = await Promise.all(public_);
  expect(said.length).toBeGreaterThan(10);
  expect(said.filter((text) => MARKS.test(text))).toEqual([]);

  const fresh = await browser.newPage();
  const own = code(fresh);
  await enterAdmin(fresh, 'google-ads');
  expect((await Promise.all(own)).some((text) => MARKS.test(text))).toBe(true);
  await fresh.close();
});

test('the server says nothing of the admin but that it needs scripts', {
  tag: '@desktop',
}, async ({ request }) => {
  for (const path of ['/admin', '/admin/offers']) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    expect(html).not.toMatch(/\bant-|anticon|Login|Overview/);
    expect(html).toContain('The admin needs JavaScript');
    expect(html).toContain('noindex');
  }
});
