import pg from 'pg';
import request from 'supertest';
import {
  addBlog,
  addCategory,
  addCoupon,
  addOffer,
  addProduct,
  addStore,
} from '../test/factories.js';
import { routesOf } from '../test/routes.js';
import { startTestApp, type TestApp } from '../test/test-app.js';

const { jest } = import.meta;

/** The readings that one route has: each way in which a visitor may ask for it. */
const WAYS: Record<string, string[]> = {
  '/api/stores': [
    '',
    '?limit=2',
    '?limit=2&offset=99',
    '?search=shop',
    '?search=shop&limit=2',
    '?category=fashion&limit=2',
  ],
  '/api/stores/popular': ['', '?limit=1&offset=1'],
  '/api/stores/:slug': [''],
  '/api/coupons': [
    ...[
      '',
      '?limit=2&offset=1',
      '?store=shop-1',
      '?category=fashion',
      '?search=coupon',
      '?category=all',
    ],
    ...[
      '?search=coupon&sort=expiry',
      '?search=coupon&category=fashion',
      '?category=fashion&sort=discount',
    ],
    ...['?store=shop-1&search=coupon', '?category=nothing', '?limit=2&offset=9999'],
  ],
  '/api/coupons/latest': ['', '?sort=popularity', '?sort=expiry&limit=1&offset=1'],
  '/api/coupons/featured': [''],
  '/api/offers': ['', '?limit=1', '?store=shop-1', '?storeId=1'],
  '/api/blogs': ['', '?featured=true&limit=3', '?category=savings-tips&search=post&limit=1'],
  '/api/blogs/:slug': [''],
  '/api/amazon-products': ['', '?category=electronics&limit=1'],
  '/api/categories': ['', '?search=fashion'],
  '/api/search/suggestions': ['?q=s', '?q=shop', '?q=copuon', '?q=%26'],
};

/** The parameter of a path, by the path. */
const SLUGS: Record<string, string> = {
  '/api/stores/:slug': 'shop-1',
  '/api/blogs/:slug': 'post-1',
};

describe('the public reads', () => {
  let app: TestApp;
  const statements: string[] = [];

  beforeAll(async () => {
    app = await startTestApp();
    const { dataSource } = app;
    await addCategory(dataSource, 'Fashion', 'fashion');
    for (const number of [1, 2, 3]) {
      const slug = `shop-${number}`;
      const store = await addStore(dataSource, {
        name: `Shop ${number}`,
        slug,
        category: 'Fashion',
      });
      for (const sortOrder of [0, 1]) {
        await addCoupon(dataSource, store, { featured: true });
        await addOffer(dataSource, store, { sortOrder });
      }
      await addBlog(dataSource, { slug: `post-${number}`, targetStoreId: store });
      await addProduct(dataSource);
    }
    // Whoever asks through the pool goes through here; nothing is replaced, only looked at.
    const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
    jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
      this: pg.Client,
      ...args: unknown[]
    ) {
      const [asked] = args as [string | { text: string }];
      statements.push(typeof asked === 'string' ? asked : asked.text);
      return query.apply(this, args) as never;
    });
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await app.close();
  });

  /** As a crawler, whose visits are not counted: counting is a write. */
  const ask = (path: string) =>
    request(app.nest.getHttpServer()).get(path).set('User-Agent', 'Googlebot/2.1');

  it('take one statement each, however they are asked for', async () => {
    const asked: [string, number][] = [];
    const reads = routesOf(app.nest).filter((route) => route.startsWith('GET /api/'));
    expect(reads.length).toBeGreaterThan(15);
    for (const route of reads) {
      const path = route.slice('GET '.length);
      for (const way of WAYS[path] ?? ['']) {
        statements.length = 0;
        const { status } = await ask(path.replace(/:\w+/, SLUGS[path] ?? '1') + way);
        if (status === 401) continue;
        asked.push([`${path}${way}`, statements.length]);
        expect([`${path}${way}`, statements.slice(1)]).toEqual([`${path}${way}`, []]);
        if (WAYS[path]) expect([path, way, status, statements.length]).toEqual([path, way, 200, 1]);
      }
    }
    const counted = asked.filter(([, count]) => count === 1).map(([path]) => path.split('?')[0]);
    expect(new Set(counted)).toEqual(new Set([...Object.keys(WAYS), '/api/config']));
  });
});
