import {
  BLOG_CATEGORIES,
  COUPON_DISCOUNT_TYPES,
  dayOf,
  isExpired,
  PRODUCT_CATEGORIES,
} from '@deal-harbor/contracts';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { isCatalogueEmpty, loadDemoCatalogue } from './load-demo-catalogue.js';

const TABLES = [
  ...['stores', 'categories', 'coupons', 'offers', 'blogs', 'products', 'media'],
  'visit_counts',
];

describe('loadDemoCatalogue', () => {
  const today = dayOf(new Date());
  const options = { today, siteUrl: 'https://deals.example' };
  let app: TestApp;
  let seconds: number;
  const progress: [number, number][] = [];

  const counts = async () => {
    const entries = TABLES.map(async (table) => {
      const [row] = await app.dataSource.query(`SELECT count(*)::int AS n FROM ${table}`);
      return [table, row.n] as const;
    });
    return Object.fromEntries(await Promise.all(entries)) as Record<string, number>;
  };
  const get = async (path: string) => (await app.http.get(path).expect(200)).body;

  beforeAll(async () => {
    app = await startTestApp();
    await app.reset();
    const started = Date.now();
    await loadDemoCatalogue(app.dataSource, {
      ...options,
      onProgress: (done, total) => progress.push([done, total]),
    });
    seconds = (Date.now() - started) / 1000;
  });
  afterAll(() => app.close());

  it('is done in some seconds and tells how far it is', () => {
    expect(seconds).toBeLessThan(20);
    const total = progress.length;
    expect(progress.at(-1)).toEqual([total, total]);
    expect(progress.map(([done]) => done)).toEqual(progress.map((_, index) => index + 1));
  });

  it('brings what the shop window promises', async () => {
    const found = await counts();
    expect(found.stores).toBeGreaterThanOrEqual(24);
    expect(found.categories).toBeGreaterThanOrEqual(8);
    expect((found.coupons ?? 0) + (found.offers ?? 0)).toBeGreaterThanOrEqual(150);
    expect(found.blogs).toBeGreaterThanOrEqual(12);
    expect(found.products).toBeGreaterThanOrEqual(18);
    expect(found.media).toBeGreaterThanOrEqual(24 + 18);
  });

  it('does nothing a second time, nor beside a single row of the owner', async () => {
    const before = await counts();
    await loadDemoCatalogue(app.dataSource, options);
    expect(await counts()).toEqual(before);
    expect(await isCatalogueEmpty(app.dataSource.manager)).toBe(false);
  });

  it('is answered by the API: stores with pictures and live deals', async () => {
    const stores = await get('/api/stores');
    for (const { slug, logo, dealCount, createdAt } of stores) {
      expect([slug, dealCount]).toEqual([slug, expect.any(Number)]);
      expect(logo).toMatch(/^\/media\/[0-9a-f]{64}\.webp$/);
      expect(Date.parse(createdAt)).toBeLessThan(Date.now());
      const detail = await get(`/api/stores/${slug}`);
      expect(detail.coupons.length + detail.offers.length).toBeGreaterThan(0);
    }
    await app.http.get(stores[0].logo).expect(200).expect('Content-Type', 'image/webp');
    const categories = await get('/api/categories');
    for (const { storeCount } of categories) expect(storeCount).toBeGreaterThan(0);
    expect(await get('/api/stores/popular')).toHaveLength(12);
  });

  it('is answered by the API: coupons of every kind, expired ones only on their store', async () => {
    const coupons = await get('/api/coupons?limit=1000');
    const kinds = new Set(coupons.map((coupon: { discountType: string }) => coupon.discountType));
    expect([...kinds].sort()).toEqual([...COUPON_DISCOUNT_TYPES].sort());
    for (const { expiryDate } of coupons) expect(isExpired(expiryDate, today)).toBe(false);
    const [{ expired }] = await app.dataSource.query(
      'SELECT count(*)::int AS expired FROM coupons WHERE expiry_date < current_date',
    );
    expect(expired).toBeGreaterThan(0);
    expect((await get('/api/coupons/featured')).length).toBeGreaterThan(3);
    const [first] = await get('/api/coupons?sort=discount');
    expect(first.discountType).toBe('percentage');
    expect((await get('/api/offers')).length).toBeGreaterThan(0);
  });

  it('is answered by the API: posts of every category, products of every category', async () => {
    const posts = await get('/api/blogs');
    const categories = new Set(posts.map((post: { category: string }) => post.category));
    expect([...categories].sort()).toEqual([...BLOG_CATEGORIES].sort());
    for (const { slug, contentPreview } of posts) {
      expect(contentPreview).toMatch(/^[^\s<].{60,}/);
      const { content } = await get(`/api/blogs/${slug}`);
      expect(content).toMatch(/<h2>/);
      expect(content).not.toMatch(/<script|style=|onerror/);
    }
    const products = await get('/api/amazon-products');
    for (const category of PRODUCT_CATEGORIES) {
      const found = products.filter(
        (product: { category: string }) => product.category === category,
      );
      expect([category, found.length > 0]).toEqual([category, true]);
    }
    for (const { imageUrl } of products) await app.http.get(imageUrl).expect(200);
  });

  it('brings the days behind the clicks: together they are the counters', async () => {
    const wrong = await app.dataSource.query(
      `WITH visits AS (SELECT kind, target_id, sum(visits)::int AS visits
         FROM visit_counts GROUP BY kind, target_id),
       deals AS (SELECT 'coupon' AS kind, id, store_id, clicks FROM coupons
         UNION ALL SELECT 'offer', id, store_id, clicks FROM offers),
       links AS (SELECT kind, id, clicks FROM deals
         UNION ALL SELECT 'store', s.id, s.clicks - sum(d.clicks) FROM stores s
           JOIN deals d ON d.store_id = s.id GROUP BY s.id)
       SELECT * FROM links FULL JOIN visits v ON (v.kind, v.target_id) = (links.kind, links.id)
       WHERE coalesce(v.visits, 0) IS DISTINCT FROM links.clicks`,
    );
    expect(wrong).toEqual([]);
    const [{ odd }] = await app.dataSource.query(
      `SELECT count(*)::int AS odd FROM visit_counts v LEFT JOIN coupons c
         ON v.kind = 'coupon' AND c.id = v.target_id
       WHERE v.visits < 1 OR v.day > $1 OR v.day > c.expiry_date OR v.day < c.created_at::date`,
      [today],
    );
    expect(odd).toBe(0);
  });

  it('is answered by the API: an overview in which something happens every day', async () => {
    const { body } = await app.owner.get('/api/admin/overview').expect(200);
    for (const { clicks } of body.clicksByDay) expect(clicks).toBeGreaterThan(100);
    expect(body.topStores).toHaveLength(5);
    expect(body.topCoupons).toHaveLength(5);
    expect(body.expiring.length).toBeGreaterThan(5);
    expect(body.counts.subscribers).toBe(0);
    expect(body.drafts).toHaveLength(1);
  });

  it('stores nothing when it fails halfway', async () => {
    await app.reset();
    await app.dataSource.query(
      'ALTER TABLE products ADD CONSTRAINT ck_test CHECK (false) NOT VALID',
    );
    try {
      await expect(loadDemoCatalogue(app.dataSource, options)).rejects.toThrow('ck_test');
      expect(Object.values(await counts()).every((count) => count === 0)).toBe(true);
    } finally {
      await app.dataSource.query('ALTER TABLE products DROP CONSTRAINT ck_test');
    }
    await app.dataSource.query(`INSERT INTO categories (name, slug) VALUES ('Mine', 'mine')`);
    await loadDemoCatalogue(app.dataSource, options);
    expect(await counts()).toMatchObject({ categories: 1, stores: 0, media: 0 });
  });
});
