import type { Page } from 'playwright/test';
import { ROUTES } from './support/routes.ts';
import { baseUrl } from './support/settings.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

const meta = (page: Page, name: string) =>
  page.locator(`head meta[name="${name}"], head meta[property="${name}"]`);

interface Node {
  '@type': string;
}

for (const { path, types, status, canonical = path } of ROUTES) {
  test(`${path} has a head of its own`, { tag: '@desktop' }, async ({ page, allow }) => {
    if (status === 404) allow(/console: .*status of 404/);
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('head title')).toHaveCount(1);
    await expect(page).toHaveTitle(/.+ \| Deal Harbor$/);
    for (const name of ['description', 'og:title', 'og:description', 'og:type', 'og:site_name']) {
      await expect(meta(page, name), name).toHaveCount(1);
      await expect(meta(page, name), name).toHaveAttribute('content', /\S/);
    }
    const link = page.locator('link[rel="canonical"]');
    if (canonical === null) {
      await expect(meta(page, 'robots')).toHaveAttribute('content', /noindex/);
      await expect(link).toHaveCount(0);
    } else {
      const address = baseUrl + canonical;
      await expect(link).toHaveCount(1);
      await expect(link).toHaveAttribute('href', address);
      await expect(meta(page, 'og:url')).toHaveAttribute('content', address);
      await expect(meta(page, 'robots')).toHaveCount(0);
    }
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    const nodes = texts.flatMap((text) => JSON.parse(text)['@graph'] as Node[]);
    expect(nodes.map((node) => node['@type']).sort()).toEqual(types);
    expect(texts.join()).not.toMatch(/"(\w*Event|\w*Rating|Review|aggregateRating|review)"/);
  });
}

for (const { path } of ROUTES.filter(({ shops }) => shops)) {
  test(`${path} says how it earns before it leads out`, { tag: '@desktop' }, async ({ page }) => {
    await page.goto(path);
    const { relations, disclosed } = await page.evaluate(() => {
      const out = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
        ({ protocol, origin, pathname }) =>
          protocol.startsWith('http') &&
          (origin !== window.location.origin || pathname.startsWith('/go/')),
      );
      const words = /earn a commission|earns? from qualifying purchases/;
      const disclosure = [...document.querySelectorAll('main p')].find((p) =>
        words.test(p.textContent),
      );
      const FOLLOWS = Node.DOCUMENT_POSITION_FOLLOWING;
      return {
        relations: out.map(({ rel, target }) => `${rel} ${target}`),
        disclosed:
          disclosure !== undefined &&
          out.every((link) => disclosure.compareDocumentPosition(link) & FOLLOWS),
      };
    });
    expect(relations.length).toBeGreaterThan(0);
    expect(new Set(relations)).toEqual(new Set(['sponsored nofollow noopener _blank']));
    expect(disclosed).toBe(true);
  });
}

test('no two pages share a title or a description', { tag: '@desktop' }, async ({ request }) => {
  const own = ROUTES.filter(({ status, path, canonical = path }) => !status && canonical === path);
  const pages = await Promise.all(
    own.map(async ({ path }) => {
      const html = await (await request.get(path)).text();
      const title = /<title>(.*?)<\/title>/.exec(html)?.[1];
      return { title, about: /name="description" content="(.*?)"/.exec(html)?.[1] };
    }),
  );
  expect(new Set(pages.map(({ title }) => title)).size).toBe(own.length);
  expect(new Set(pages.map(({ about }) => about)).size).toBe(own.length);
});

for (const path of ['/stores.data', '/_root.data', '/__manifest?paths=/stores']) {
  test(`${path} is a page that does not exist`, { tag: '@desktop' }, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(404);
    expect(answer.headers()['content-type']).toContain('text/html');
  });
}
