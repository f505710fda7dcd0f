import { dayOf } from '@deal-harbor/contracts';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { loadDemoCatalogue } from '../../../database/catalogue/load-demo-catalogue.js';
import { PageData } from './page-data.js';

const VISITOR = { address: '198.51.100.1', userAgent: '' };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await loadDemoCatalogue(app.dataSource, { today: dayOf(new Date()), siteUrl: app.env.siteUrl });
});
afterAll(() => app.close());

describe('the pages’ data are what the API answers', () => {
  it.each([
    '/api/config',
    '/api/categories',
    '/api/categories?search=home&limit=5',
    '/api/categories?order=name',
    '/api/stores?limit=60',
    '/api/stores?limit=5&offset=5&search=a',
    '/api/stores?category=home-garden',
    '/api/stores/popular',
    '/api/stores/voltbarrow',
    '/api/stores/nobody',
    '/api/stores/Not%20A%20Slug',
    '/api/coupons/latest?limit=24&offset=24',
    '/api/coupons/latest?sort=discount',
    '/api/coupons/featured',
    '/api/coupons?search=free&category=all&sort=expiry',
    '/api/coupons?sort=nonsense',
    '/api/coupons?search=a&search=b',
    '/api/coupons?limit=0',
    '/api/offers?store=voltbarrow&limit=24&offset=96',
    '/api/blogs?featured=true',
    '/api/blogs?category=amazon-deals&limit=6',
    '/api/blogs?scope=admin',
    '/api/amazon-products?category=books',
    '/api/nothing',
  ])('%s', async (path) => {
    const { status, body, headers } = await app.http.get(path);
    const answer = await app.nest.get(PageData).readsFor(VISITOR).read(path);
    expect(answer.status).toBe(status);
    expect(JSON.parse(JSON.stringify(answer.body))).toEqual(body);
    expect(answer.total).toBe(headers['x-total-count'] ? Number(headers['x-total-count']) : null);
  });
});
