import { addCategory, addOffer, addStore } from '../../../test/factories.js';
import {
  itIsTheOwnersPart,
  itKeepsTheRulesOfOwnersLists,
} from '../../../test/owners-list-rules.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';

describe('categories for the owner', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(() => app.reset());
  afterAll(() => app.close());

  const path = '/api/categories';
  const add = (name: string, slug: string) => addCategory(app.dataSource, name, slug);
  const addOne = () => add('Fashion', 'fashion');
  const names = async (query: string): Promise<string[]> => {
    const { body } = await app.owner.get(`${path}?scope=admin${query}`).expect(200);
    return body.map((category: { name: string }) => category.name);
  };

  describe('list', () => {
    itKeepsTheRulesOfOwnersLists(() => app, {
      path,
      list: 'categories',
      fillSeven: async () => {
        for (const slug of ['c', 'a', 'g', 'b', 'e', 'f', 'd']) await add(`Name ${slug}`, slug);
        await addStore(app.dataSource, { category: 'name G' });
      },
    });

    describe('order', () => {
      beforeEach(async () => {
        await add('travel', 'b-trips');
        await add('Fashion', 'c-style');
        await add('Sports', 'a-sports');
        for (const category of ['Travel', 'TRAVEL', 'sports', 'other']) {
          await addStore(app.dataSource, { category });
        }
      });

      it.each([
        ['name', 'Fashion Sports travel'],
        ['-name', 'travel Sports Fashion'],
        ['slug', 'Sports travel Fashion'],
        ['-slug', 'Fashion travel Sports'],
        ['stores', 'Fashion Sports travel'],
        ['-stores', 'travel Sports Fashion'],
      ])('%s', async (order, expected) => {
        expect(await names(`&order=${order}`)).toEqual(expected.split(' '));
      });
    });

    it('is found by name or slug in any case, wildcards literal, with its whole count', async () => {
      await add('100% Wool', 'wool');
      await add('snake_skin', 'reptiles');
      await add('Home & Garden', 'home-garden');
      await add('Garden tools', 'tools');
      expect(await names('&search=WOOL')).toEqual(['100% Wool']);
      expect(await names('&search=REPT')).toEqual(['snake_skin']);
      expect(await names('&search=garden')).toEqual(['Garden tools', 'Home & Garden']);
      expect(await names('&search=%25')).toEqual(['100% Wool']);
      expect(await names('&search=_')).toEqual(['snake_skin']);
      expect(await names('&search=%5C')).toEqual([]);
      expect(await names('&search=')).toHaveLength(4);
      const { body, headers } = await app.owner.get(`${path}?scope=admin&search=garden&limit=1`);
      expect([body.length, headers['x-total-count']]).toEqual([1, '2']);
      await app.owner.get(`${path}?scope=admin&search=${'x'.repeat(101)}`).expect(400);
    });
  });

  describe('record', () => {
    itIsTheOwnersPart(() => app, path, 'record', addOne);

    it('is the entry of the list', async () => {
      const id = await addOne();
      await addStore(app.dataSource, { category: 'FASHION' });
      const { body } = await app.owner.get(`${path}/${id}/record`).expect(200);
      expect(body).toEqual({ id, name: 'Fashion', slug: 'fashion', storeCount: 1, version: 1 });
    });
  });

  describe('dependents', () => {
    itIsTheOwnersPart(() => app, path, 'dependents', addOne);

    it('counts stores by its name in any case, and the offers in it', async () => {
      const id = await addOne();
      const other = await add('Travel', 'travel');
      const storeId = await addStore(app.dataSource, { category: 'fASHION' });
      for (const category of ['Fashion', 'FASHION', 'fashion ', 'Travel', null]) {
        await addStore(app.dataSource, { category });
      }
      for (const [sortOrder, categoryId] of [id, id, other, null].entries()) {
        await addOffer(app.dataSource, storeId, { sortOrder, categoryId, active: sortOrder > 0 });
      }
      const { body } = await app.owner.get(`${path}/${id}/dependents`).expect(200);
      expect(body).toEqual({ stores: 3, offers: 2 });
    });
  });
});
