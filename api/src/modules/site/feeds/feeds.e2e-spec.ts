import { startTestApp, type TestApp } from '../../../../test/test-app.js';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';

/** Throws unless every element is closed in its turn and every & begins an entity. */
function assertWellFormed(xml: string): void {
  expect(xml.startsWith(DECLARATION)).toBe(true);
  expect(xml).not.toMatch(/&(?!(amp|lt|gt|quot|apos);)/);
  const open: string[] = [];
  for (const [, close, name, self] of xml
    .slice(DECLARATION.length)
    .matchAll(/<(\/?)([\w:]+)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (close) expect(open.pop()).toBe(name);
    else if (!self) open.push(name as string);
  }
  expect(open).toEqual([]);
}

const values = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map((match) => match[1]);

describe('feeds', () => {
  let app: TestApp;
  const sql = (query: string, parameters: unknown[] = []) =>
    app.dataSource.query(query, parameters);

  async function addPost(title: string, slug: string, day: string, status = 'published') {
    await sql(
      `INSERT INTO blogs (title, slug, excerpt, content, content_preview, category, status, published_at)
       VALUES ($1, $2, NULL, '', 'Preview & more', 'savings-tips', $3, $4)`,
      [title, slug, status, day],
    );
  }

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await app.reset();
    await sql(`INSERT INTO categories (name, slug) VALUES ('Home & Garden', 'home-garden')`);
    await sql(`INSERT INTO stores (name, slug, updated_at)
      VALUES ('Blue', 'blue', '2025-01-02T03:04:05Z'), ('Red', 'red', '2025-01-02T03:04:05Z')`);
    await sql(`INSERT INTO coupons
        (store_id, title, discount_type, discount_value, discount_rank, discount_size, updated_at)
      SELECT id, 'Coupon', 'other', 'x', 2, 0, '2025-06-07T08:09:10Z' FROM stores WHERE slug = 'red'`);
    await addPost('Save <b>more</b> & \u{1F389} "now" ]]>', 'save-more', '2025-03-01T10:00:00Z');
    await addPost('Older', 'older', '2025-02-01T10:00:00Z');
    await addPost('Draft', 'draft', '2025-04-01T10:00:00Z', 'draft');
  });

  it('/sitemap.xml names every public page with its last change', async () => {
    const { text, headers } = await app.http.get('/sitemap.xml').expect(200);
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(headers['cache-control']).toBe('public, max-age=300');
    assertWellFormed(text);
    const paths = values(text, 'loc').map((address) => new URL(address as string).pathname);
    expect(paths).toEqual([
      '/',
      '/stores',
      '/categories',
      '/blogs',
      '/amazon-deals',
      '/amazon-disclosure',
      '/about',
      '/contact',
      '/privacy',
      '/terms',
      '/category/home-garden',
      '/store/blue',
      '/store/red',
      '/blog/save-more',
      '/blog/older',
    ]);
    expect(text).toMatch(/store\/blue<\/loc><lastmod>2025-01-02T03:04:05.000Z</);
    expect(text).toMatch(/store\/red<\/loc><lastmod>2025-06-07T08:09:10.000Z</);
  });

  it('is cut into parts where one file cannot hold it', async () => {
    await sql(
      `INSERT INTO stores (name, slug) SELECT 's', 's-' || n FROM generate_series(1, 90000) n`,
    );
    const { text } = await app.http.get('/sitemap.xml').expect(200);
    assertWellFormed(text);
    expect(values(text, 'loc').map((address) => new URL(address as string).pathname)).toEqual([
      '/sitemap-1.xml',
      '/sitemap-2.xml',
      '/sitemap-3.xml',
    ]);
    const all = new Set<string>();
    for (const part of [1, 2, 3]) {
      const answer = await app.http.get(`/sitemap-${part}.xml`).expect(200);
      for (const address of values(answer.text, 'loc')) all.add(address as string);
    }
    expect(all.size).toBe(10 + 1 + 90_002 + 2);
    await app.http.get('/sitemap-4.xml').expect(404);
  });

  it.each(['0', '2', '-1', 'x', '1e1', '99999999999'])('404 to /sitemap-%s.xml', async (part) => {
    await app.http.get(`/sitemap-${part}.xml`).expect(404);
  });

  it('/robots.txt closes what is no page and names the sitemap', async () => {
    const { text, headers } = await app.http.get('/robots.txt').expect(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(text).toMatch(
      /^User-agent: \*\nDisallow: \/go\/\nDisallow: \/api\/\nDisallow: \/admin\n/,
    );
    expect(text).toMatch(/\nSitemap: https?:\/\/[^/]+\/sitemap\.xml\n$/);
  });

  it('/feed.xml carries the latest posts, escaped', async () => {
    const { text, headers } = await app.http.get('/feed.xml').expect(200);
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    assertWellFormed(text);
    expect(values(text, 'title')).toEqual([
      'Deal Harbor',
      'Save &lt;b&gt;more&lt;/b&gt; &amp; \u{1F389} &quot;now&quot; ]]&gt;',
      'Older',
    ]);
    expect(values(text, 'pubDate')[0]).toBe('Sat, 01 Mar 2025 10:00:00 GMT');
    expect(values(text, 'description')[1]).toBe('Preview &amp; more');
  });

  it('/feed.xml holds 30 posts at most, and is valid without any', async () => {
    for (let i = 0; i < 31; i++) await addPost(`Post ${i}`, `post-${i}`, '2025-05-01T00:00:00Z');
    expect((await app.http.get('/feed.xml')).text.match(/<item>/g)).toHaveLength(30);
    await sql('DELETE FROM blogs');
    assertWellFormed((await app.http.get('/feed.xml').expect(200)).text);
  });

  it.each(['/sitemap.xml', '/robots.txt', '/feed.xml'])(
    '%s never repeats the Host',
    async (path) => {
      const { text } = await app.http
        .get(path)
        .set('Host', 'evil.example')
        .set('X-Forwarded-Host', 'evil.example');
      expect(text).not.toContain('evil.example');
    },
  );
});
