import type { Offer } from '@deal-harbor/contracts';
import { itKeepsTheRulesOfWriting } from '../../../test/crud-rules.js';
import { addCategory, addOffer, addStore, dayFromToday } from '../../../test/factories.js';
import { itKeepsTheRulesOfLists } from '../../../test/list-rules.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';

describe('offers', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(() => app.reset());
  afterAll(() => app.close());

  const path = '/api/offers';
  const valid = { title: 'Offer', description: 'Text', affiliateLink: 'https://shop.example/a' };
  const titles = (offers: Offer[]) => offers.map((offer) => offer.title);

  describe('writing', () => {
    itKeepsTheRulesOfWriting(() => app, {
      path,
      body: async () => ({ ...valid, storeId: await addStore(app.dataSource) }),
      required: ['title', 'description', 'storeId', 'affiliateLink'],
      change: {
        title: 'Better',
        description: 'More',
        code: 'A1',
        affiliateLink: 'http://other.example/?a=b',
        discountType: 'deal',
        discountValue: '£50',
        expiryDate: dayFromToday(1),
        active: false,
      },
      text: 'title',
      wrong: [
        ['title', 'x'.repeat(201)],
        ['description', ''],
        ['affiliateLink', '/a'],
        ['affiliateLink', 'javascript:alert(1)'],
        ['affiliateLink', 'ftp://a.example/'],
        ['affiliateLink', 'https://user:pass@a.example/'],
        ['affiliateLink', `https://a.example/${'x'.repeat(2_048)}`],
        ['affiliateLink', null],
        ['discountType', 'freeShipping'],
        ['discountType', null],
        ['discountValue', 'x'.repeat(41)],
        ['categoryId', '1'],
        ['categoryId', -1],
        ['expiryDate', 'tomorrow'],
        ['active', 'true'],
        ['active', null],
        ['storeId', null],
        ['sortOrder', 1],
      ],
    });

    it('answers the whole offer with its store', async () => {
      const storeId = await addStore(app.dataSource, { name: 'Shop', slug: 'shop' });
      const { body } = await app.owner
        .post(path)
        .send({ ...valid, storeId })
        .expect(201);
      expect(body).toEqual({
        id: expect.any(Number),
        ...valid,
        storeId,
        categoryId: null,
        code: null,
        discountType: 'percentage',
        discountValue: '',
        expiryDate: null,
        active: true,
        sortOrder: 0,
        store: { id: storeId, name: 'Shop', slug: 'shop', logo: null, website: null },
        clicks: 0,
        createdAt: expect.any(String),
        version: 1,
      });
    });

    it('answers 422 for a store or category that does not exist', async () => {
      const storeId = await addStore(app.dataSource);
      const unknown = 999_999;
      for (const [change, field] of [
        [{ storeId: unknown }, 'storeId'],
        [{ categoryId: unknown }, 'categoryId'],
      ] as const) {
        const created = await app.owner.post(path).send({ ...valid, storeId, ...change });
        expect(created.status).toBe(422);
        expect(created.body.errors[0].field).toBe(field);
        const { body } = await app.owner
          .post(path)
          .send({ ...valid, storeId })
          .expect(201);
        await app.owner.put(`${path}/${body.id}`).send(change).expect(422);
      }
      expect((await app.http.get(path)).body).toHaveLength(2);
    });

    it('takes a category and takes it away', async () => {
      const storeId = await addStore(app.dataSource);
      const categoryId = await addCategory(app.dataSource, 'Home', 'home');
      const { body } = await app.owner.post(path).send({ ...valid, storeId, categoryId });
      expect(body.categoryId).toBe(categoryId);
      const changed = await app.owner.put(`${path}/${body.id}`).send({ categoryId: null });
      expect(changed.body.categoryId).toBeNull();
    });
  });

  describe('list', () => {
    itKeepsTheRulesOfLists(() => app, {
      path,
      scoped: true,
      texts: ['store'],
      fill: async () => {
        const storeId = await addStore(app.dataSource, { slug: 'shop' });
        for (const sortOrder of [0, 1, 2]) await addOffer(app.dataSource, storeId, { sortOrder });
      },
    });

    it('shows visitors the active ones, the expired last, and the owner all in their order', async () => {
      const first = await addStore(app.dataSource, { slug: 'first' });
      const second = await addStore(app.dataSource, { slug: 'second' });
      const add = (storeId: number, title: string, sortOrder: number, given = {}) =>
        addOffer(app.dataSource, storeId, { title, sortOrder, ...given });
      await add(second, 'x', 0);
      await add(first, 'c', 2);
      await add(first, 'hidden', 1, { active: false });
      await add(first, 'dead', 0, { expiryDate: dayFromToday(-1) });
      const visible = async (query: string) =>
        titles((await app.http.get(`${path}${query}`).expect(200)).body);
      expect(await visible('?store=first')).toEqual(['c', 'dead']);
      expect(await visible(`?storeId=${first}`)).toEqual(['c', 'dead']);
      expect(await visible('')).toEqual(['dead', 'c', 'x']);
      expect(await visible('?store=second')).toEqual(['x']);
      expect(await visible(`?store=second&storeId=${first}`)).toEqual([]);
      const owners = await app.owner.get(`${path}?scope=admin&storeId=${first}`).expect(200);
      expect(titles(owners.body)).toEqual(['dead', 'hidden', 'c']);
      expect(owners.headers['x-total-count']).toBe('3');
      const detail = await app.http.get('/api/stores/first').expect(200);
      expect(titles(detail.body.offers)).toEqual(['c', 'dead']);
      expect(detail.body).toMatchObject({ offerCount: 2, activeDealCount: 1 });
    });

    it.each(['storeId=0', 'storeId=abc', 'storeId=', 'storeId=1&storeId=2', 'storeId=2147483648'])(
      'refuses ?%s',
      async (query) => {
        await app.http.get(`${path}?${query}`).expect(400);
      },
    );
  });
});
