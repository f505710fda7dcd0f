import { itKeepsTheRulesOfWriting } from '../../../test/crud-rules.js';
import { addCategory, addCoupon, addOffer, addStore } from '../../../test/factories.js';
import { itKeepsTheRulesOfLists } from '../../../test/list-rules.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import type { StoreEntity } from './store.entity.js';

describe('stores', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(() => app.reset());
  afterAll(() => app.close());

  const path = '/api/stores';
  const add = (given: Partial<StoreEntity>) => addStore(app.dataSource, given);
  const names = async (query: string): Promise<string[]> => {
    const { body } = await app.http.get(`${path}${query}`).expect(200);
    return body.map((store: { name: string }) => store.name);
  };

  describe('writing', () => {
    let number = 0;
    itKeepsTheRulesOfWriting(() => app, {
      path,
      body: async () => ({ name: 'Shop', slug: `shop-${++number}` }),
      required: ['name', 'slug'],
      change: {
        name: 'Better shop',
        slug: 'better-shop',
        logo: 'https://pictures.example/logo.png',
        description: 'Text',
        website: 'https://better.example/',
        category: 'Fashion',
        dealCount: 12,
      },
      text: 'name',
      wrong: [
        ['name', 'x'.repeat(121)],
        ['slug', 'a b'],
        ['slug', ''],
        ['slug', 'popular'],
        ['logo', 'logo.png'],
        ['logo', 'data:image/svg+xml;base64,PHN2Zz4='],
        ['logo', 'data:image/png;base64,not base64'],
        ['logo', 'data:text/html;base64,AAAA'],
        ['logo', 5],
        ['description', null],
        ['description', 'x'.repeat(4_001)],
        ['website', 'better.example'],
        ['website', 'javascript:alert(1)'],
        ['website', 'https://u:p@better.example/'],
        ['website', 'https://a.example/\\b'],
        ['category', 'x'.repeat(121)],
        ['dealCount', -1],
        ['dealCount', '5'],
        ['dealCount', 1.5],
        ['dealCount', 1_000_001],
        ['dealCount', null],
        ['storedDealCount', 5],
      ],
    });

    it('answers the whole store, with the number as stored', async () => {
      const body = { name: 'Shop', slug: 'shop', website: '', category: '', logo: null };
      const answer = await app.owner.post(path).send(body).expect(201);
      expect(answer.body).toEqual({
        id: expect.any(Number),
        name: 'Shop',
        slug: 'shop',
        logo: null,
        description: '',
        website: null,
        category: null,
        dealCount: 0,
        activeCouponCount: 0,
        storedDealCount: 0,
        clicks: 0,
        createdAt: expect.any(String),
        version: 1,
      });
    });

    it('lets one of 50 parallel creates of a slug through', async () => {
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => app.owner.post(path).send({ name: 'Shop', slug: 'same' })),
      );
      const statuses = answers.map((answer) => answer.status).sort();
      expect(statuses).toEqual([201, ...Array<number>(49).fill(409)]);
      const { errors } = answers.find((answer) => answer.status === 409)?.body ?? {};
      expect(errors).toEqual([{ field: 'slug', message: expect.any(String) }]);
    });

    it('takes its coupons and offers along when it is deleted', async () => {
      const id = await add({});
      const kept = await add({});
      for (const storeId of [id, kept]) {
        await addCoupon(app.dataSource, storeId);
        await addOffer(app.dataSource, storeId);
      }
      await app.owner.delete(`${path}/${id}`).expect(204);
      for (const list of ['/api/coupons', '/api/offers']) {
        const { body } = await app.http.get(list).expect(200);
        expect(body.map((deal: { storeId: number }) => deal.storeId)).toEqual([kept]);
      }
    });
  });

  describe('list', () => {
    const fill = () => Promise.all(['x', 'y', 'z'].map((name) => add({ name })));
    itKeepsTheRulesOfLists(() => app, { path, fill, scoped: true, texts: ['search', 'category'] });

    it('is sorted by name, found by name or category', async () => {
      await addCategory(app.dataSource, 'Home & Garden', 'home-garden');
      await add({ name: 'beta', category: 'HOME & GARDEN' });
      await add({ name: 'Alpha 100%', category: 'Office Supplies' });
      await add({ name: 'Gamma_' });
      expect(await names('')).toEqual(['Alpha 100%', 'beta', 'Gamma_']);
      expect(await names('?search=ALPHA')).toEqual(['Alpha 100%']);
      expect(await names('?search=garden')).toEqual(['beta']);
      expect(await names('?search=%25')).toEqual(['Alpha 100%']);
      expect(await names('?search=_')).toEqual(['Gamma_']);
      expect(await names('?category=home-garden')).toEqual(['beta']);
      expect(await names('?category=home%20%26%20garden')).toEqual(['beta']);
      expect(await names('?category=office-supplies')).toEqual(['Alpha 100%']);
      expect(await names('?category=all')).toHaveLength(3);
      expect(await names('?category=none')).toEqual([]);
    });

    it('answers all without a limit', async () => {
      await app.dataSource.query(
        `INSERT INTO stores (name, slug) SELECT 'S', 's-' || i FROM generate_series(1, 1200) i`,
      );
      expect(await names('')).toHaveLength(1_200);
    });
  });

  describe('popular', () => {
    const fill = () => Promise.all(['x', 'y', 'z'].map((name) => add({ name })));
    itKeepsTheRulesOfLists(() => app, { path: `${path}/popular`, fill });

    it('has the most followed first, then the newest, 12 of them', async () => {
      for (let i = 0; i < 14; i++) {
        await add({
          name: `s${i}`,
          clicks: i === 3 ? 2 : 0,
          createdAt: new Date(Date.now() + i * 1_000),
        });
      }
      const popular = await names('/popular');
      expect(popular).toHaveLength(12);
      expect(popular.slice(0, 3)).toEqual(['s3', 's13', 's12']);
    });
  });

  describe('one store', () => {
    it('holds at most 100 coupons and offers, and their whole counts', async () => {
      const id = await add({ slug: 'shop' });
      await app.dataSource.query(
        `INSERT INTO coupons (store_id, title, discount_type, discount_value, discount_rank, discount_size)
         SELECT $1, 'C', 'other', 'x', 2, 0 FROM generate_series(1, 130)`,
        [id],
      );
      await app.dataSource.query(
        `INSERT INTO offers (store_id, title, affiliate_link, sort_order)
         SELECT $1, 'O', 'https://a.example/', i FROM generate_series(0, 119) i`,
        [id],
      );
      const { body } = await app.http.get(`${path}/shop`).expect(200);
      expect([body.coupons.length, body.offers.length]).toEqual([100, 100]);
      expect(body).toMatchObject({ couponCount: 130, offerCount: 120, activeDealCount: 250 });
    });

    it('without deals has empty lists', async () => {
      await add({ slug: 'shop' });
      const { body } = await app.http.get(`${path}/shop`).expect(200);
      expect(body).toMatchObject({ coupons: [], offers: [], couponCount: 0, offerCount: 0 });
      expect(body).not.toHaveProperty('clicks');
      expect(body).not.toHaveProperty('storedDealCount');
    });

    it.each(['no-such', 'SHOP', '%00', 'a%2Fb', '1%27', 'x'.repeat(141), '%F0%9F%98%80'])(
      'is not found at %s',
      async (slug) => {
        await app.http
          .get(`${path}/${slug}`)
          .expect(404)
          .expect('content-type', /problem\+json/);
      },
    );
  });
});
