import {
  addCategory,
  addCoupon,
  addOffer,
  addStore,
  dayFromToday,
} from '../../../test/factories.js';
import { itKeepsTheRulesOfLists } from '../../../test/list-rules.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import type { CouponEntity } from './coupon.entity.js';

describe('lists of coupons', () => {
  let app: TestApp;
  let storeId: number;
  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    await app.reset();
    storeId = await addStore(app.dataSource, { name: 'Blue Shop', slug: 'blue-shop' });
  });
  afterAll(() => app.close());

  const add = (given: Partial<CouponEntity>, store = storeId) =>
    addCoupon(app.dataSource, store, given);
  const titles = async (query: string): Promise<string[]> => {
    const { body } = await app.http.get(`/api/coupons${query}`).expect(200);
    return body.map((coupon: { title: string }) => coupon.title);
  };
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const addThree = () =>
    Promise.all(['x', 'y', 'z'].map((title) => add({ title, featured: true })));

  for (const path of ['/api/coupons/latest', '/api/coupons/featured']) {
    describe(path, () => itKeepsTheRulesOfLists(() => app, { path, fill: addThree }));
  }

  describe('/api/coupons', () => {
    itKeepsTheRulesOfLists(() => app, {
      path: '/api/coupons',
      fill: addThree,
      scoped: true,
      texts: ['search', 'category', 'store'],
    });
  });

  it('answer at most 24, 8 and 100 without a limit', async () => {
    await app.dataSource.query(
      `INSERT INTO coupons (store_id, title, discount_type, discount_value, discount_rank, discount_size, featured)
       SELECT $1, 'Coupon ' || i, 'other', 'Gift', 2, 0, true FROM generate_series(1, 120) i`,
      [storeId],
    );
    for (const [query, size] of [
      ['/latest', 24],
      ['/featured', 8],
      ['', 100],
      ['?store=blue-shop', 100],
      ['?limit=120', 120],
    ] as const) {
      const answer = await app.http.get(`/api/coupons${query}`).expect(200);
      expect({ query, size: answer.body.length }).toEqual({ query, size });
      expect(answer.headers['x-total-count']).toBe('120');
    }
  });

  describe('sort', () => {
    beforeEach(async () => {
      await add({ title: 'ten', discountValue: '10%', createdAt: minutesAgo(1), clicks: 5 });
      await add({ title: 'half', discountValue: '50% off', createdAt: minutesAgo(9) });
      await add({
        title: 'gift',
        discountType: 'other',
        discountValue: 'Gift',
        createdAt: minutesAgo(3),
        expiryDate: dayFromToday(9),
      });
      await add({
        title: 'pounds',
        discountType: 'fixed',
        discountValue: '£1,000',
        createdAt: minutesAgo(4),
        expiryDate: dayFromToday(0),
      });
      await add({
        title: 'euros',
        discountType: 'fixed',
        discountValue: '€90',
        createdAt: minutesAgo(5),
        clicks: 7,
      });
    });

    it.each([
      ['latest', ['ten', 'gift', 'pounds', 'euros', 'half']],
      ['discount', ['half', 'ten', 'pounds', 'euros', 'gift']],
      ['expiry', ['pounds', 'gift', 'ten', 'euros', 'half']],
      ['popularity', ['euros', 'ten', 'gift', 'pounds', 'half']],
    ])('%s', async (sort, expected) => {
      expect(await titles(`?sort=${sort}`)).toEqual(expected);
      expect(await titles(`/latest?sort=${sort}`)).toEqual(expected);
      expect(await titles(`?sort=${sort}&limit=2&offset=1`)).toEqual(expected.slice(1, 3));
    });

    it.each(['newest', '', 'LATEST', 'toString', '__proto__', 'latest;drop', 'latest&sort=expiry'])(
      'refuses the word %j',
      async (sort) => {
        await app.http.get(`/api/coupons?sort=${sort}`).expect(400);
        await app.http.get(`/api/coupons/latest?sort=${sort}`).expect(400);
      },
    );
  });

  describe('expired coupons', () => {
    beforeEach(async () => {
      await add({
        title: 'dead',
        featured: true,
        expiryDate: dayFromToday(-1),
        createdAt: minutesAgo(1),
      });
      await add({
        title: 'today',
        featured: true,
        expiryDate: dayFromToday(0),
        createdAt: minutesAgo(2),
      });
      await add({ title: 'endless', featured: true, createdAt: minutesAgo(3) });
    });

    it.each(['', '/latest', '/featured', '?search=d', '?category=all', '?sort=expiry'])(
      'are absent from %j',
      async (query) => expect(await titles(query)).not.toContain('dead'),
    );

    it('stand last on the store page, under any sort', async () => {
      expect(await titles('?store=blue-shop')).toEqual(['today', 'endless', 'dead']);
      expect(await titles('?store=blue-shop&sort=expiry')).toEqual(['today', 'endless', 'dead']);
      const { body } = await app.http.get('/api/stores/blue-shop').expect(200);
      expect(body.coupons.map((coupon: { title: string }) => coupon.title)).toEqual([
        'today',
        'endless',
        'dead',
      ]);
      expect(body).toMatchObject({
        couponCount: 3,
        activeCouponCount: 2,
        activeDealCount: 2,
        dealCount: 2,
      });
    });

    it('are in the owner’s list', async () => {
      const { body, headers } = await app.owner.get('/api/coupons?scope=admin').expect(200);
      expect(body[0].title).toBe('dead');
      expect(headers['x-total-count']).toBe('3');
    });
  });

  it('featured holds only those', async () => {
    await add({ title: 'plain' });
    await add({ title: 'featured', featured: true });
    expect(await titles('/featured')).toEqual(['featured']);
  });

  describe('search', () => {
    beforeEach(async () => {
      await add({ title: 'Summer 50% SALE', createdAt: minutesAgo(1) });
      await add({ title: 'b', description: 'for the summer_time', createdAt: minutesAgo(2) });
      await add({ title: 'c', code: 'SUMMER\\1', createdAt: minutesAgo(3) });
      const other = await addStore(app.dataSource, { name: 'Summerhouse' });
      await add({ title: 'd', createdAt: minutesAgo(4) }, other);
      await add({ title: 'e', createdAt: minutesAgo(5) });
    });

    it.each([
      ['summer', ['Summer 50% SALE', 'd', 'b', 'c']],
      ['SUMMERHOUSE', ['d']],
      ['%25', ['Summer 50% SALE']],
      ['_', ['b']],
      ['%5C', ['c']],
      ['%20sale%20', ['Summer 50% SALE']],
      ['blue%20shop', ['Summer 50% SALE', 'b', 'c', 'e']],
      ['nothing', []],
      ['', ['Summer 50% SALE', 'b', 'c', 'd', 'e']],
    ])('of %j', async (search, expected) => {
      expect(await titles(`?search=${search}`)).toEqual(expected);
    });

    it('is cut off at 100 characters', async () => {
      await app.http.get(`/api/coupons?search=${'x'.repeat(100)}`).expect(200);
      await app.http.get(`/api/coupons?search=${'x'.repeat(101)}`).expect(400);
    });
  });

  describe('category', () => {
    beforeEach(async () => {
      await addCategory(app.dataSource, 'Home & Garden', 'home-garden');
      const home = await addStore(app.dataSource, { category: 'home & garden' });
      const loose = await addStore(app.dataSource, { category: 'Office Supplies' });
      await add({ title: 'home', createdAt: minutesAgo(1) }, home);
      await add({ title: 'office', createdAt: minutesAgo(2) }, loose);
      await add({ title: 'none', createdAt: minutesAgo(3) });
    });

    it.each([
      ['home-garden', ['home']],
      ['HOME-Garden', ['home']],
      ['Home%20%26%20Garden', ['home']],
      ['HOME%20%26%20GARDEN', ['home']],
      ['office-supplies', ['office']],
      ['office supplies', ['office']],
      ['all', ['home', 'office', 'none']],
      ['ALL', ['home', 'office', 'none']],
      ['', ['home', 'office', 'none']],
      ['unknown', []],
    ])('%j', async (category, expected) => {
      expect(await titles(`?category=${category}`)).toEqual(expected);
    });

    it('goes together with search and store', async () => {
      expect(await titles('?category=home-garden&search=home')).toEqual(['home']);
      expect(await titles('?category=home-garden&search=office')).toEqual([]);
      expect(await titles('?category=home-garden&store=blue-shop')).toEqual([]);
      expect(await titles('?store=no-such-shop')).toEqual([]);
    });
  });

  it('count towards the store’s deals with its good offers, unless the owner names a number', async () => {
    await add({});
    await add({ expiryDate: dayFromToday(-1) });
    await addOffer(app.dataSource, storeId, { sortOrder: 0 });
    await addOffer(app.dataSource, storeId, { sortOrder: 1, active: false });
    await addOffer(app.dataSource, storeId, { sortOrder: 2, expiryDate: dayFromToday(-1) });
    const { body } = await app.http.get('/api/stores/blue-shop').expect(200);
    expect(body).toMatchObject({ dealCount: 2, activeDealCount: 2, couponCount: 2, offerCount: 2 });
    expect(body.activeCouponCount).toBe(1);
    await app.owner.put(`/api/stores/${storeId}`).send({ dealCount: 40 }).expect(200);
    const again = await app.http.get('/api/stores/blue-shop');
    expect(again.body).toMatchObject({ dealCount: 40, activeDealCount: 2 });
  });
});
