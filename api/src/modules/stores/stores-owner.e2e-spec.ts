import { addBlog, addCategory, addCoupon, addOffer, addStore } from '../../../test/factories.js';
import {
  itIsTheOwnersPart,
  itKeepsTheRulesOfOwnersLists,
} from '../../../test/owners-list-rules.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import type { StoreEntity } from './store.entity.js';

describe('stores for the owner', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(() => app.reset());
  afterAll(() => app.close());

  const path = '/api/stores';
  const add = (given: Partial<StoreEntity> = {}) => addStore(app.dataSource, given);
  const list = async (query: string) =>
    (await app.owner.get(`${path}?scope=admin${query}`).expect(200)).body;
  const names = async (query: string): Promise<string[]> =>
    (await list(query)).map((store: { name: string }) => store.name);

  describe('list', () => {
    itKeepsTheRulesOfOwnersLists(() => app, {
      path,
      list: 'stores',
      fillSeven: async () => {
        const createdAt = new Date();
        for (let i = 0; i < 7; i++) {
          await add({ name: 'Same', category: 'Same', clicks: 3, createdAt });
        }
      },
    });

    describe('order', () => {
      beforeEach(async () => {
        await add({ name: 'beta', category: 'Travel', clicks: 2, createdAt: new Date(2_000) });
        await add({ name: 'Alpha', clicks: 9, createdAt: new Date(3_000) });
        await add({ name: 'Gamma', category: 'fashion', createdAt: new Date(1_000) });
        await add({ name: 'delta', category: 'Fashion', createdAt: new Date(4_000) });
      });

      it.each([
        ['name', 'Alpha beta delta Gamma'],
        ['-name', 'Gamma delta beta Alpha'],
        ['category', 'delta Gamma beta Alpha'],
        ['-category', 'beta Gamma delta Alpha'],
        ['clicks', 'Gamma delta beta Alpha'],
        ['-clicks', 'Alpha beta delta Gamma'],
        ['created', 'Gamma beta Alpha delta'],
        ['-created', 'delta Alpha beta Gamma'],
      ])('%s', async (order, expected) => {
        expect(await names(`&order=${order}`)).toEqual(expected.split(' '));
      });

      it('goes together with search and category', async () => {
        expect(await names('&order=-name&category=fashion')).toEqual(['Gamma', 'delta']);
        expect(await names('&order=-clicks&search=ta')).toEqual(['beta', 'delta']);
      });
    });

    it('takes the wildcards of a search literally', async () => {
      await add({ name: '100% Wool' });
      await add({ name: 'snake_shop' });
      await add({ name: 'back\\slash' });
      await add({ name: 'plain' });
      expect(await names('&search=%25')).toEqual(['100% Wool']);
      expect(await names('&search=_')).toEqual(['snake_shop']);
      expect(await names('&search=%5C')).toEqual(['back\\slash']);
    });

    it('shows clicks and the number as stored, to the owner only', async () => {
      const id = await add({ dealCount: 0, clicks: 7 });
      await addCoupon(app.dataSource, id);
      expect(await list('')).toEqual([
        expect.objectContaining({ id, clicks: 7, dealCount: 1, storedDealCount: 0 }),
      ]);
      const [store] = (await app.owner.get(path).expect(200)).body;
      expect(store).not.toHaveProperty('clicks');
      expect(store).not.toHaveProperty('storedDealCount');
      const [popular] = (await app.http.get(`${path}/popular`).expect(200)).body;
      expect(popular).not.toHaveProperty('clicks');
    });
  });

  describe('record', () => {
    itIsTheOwnersPart(() => app, path, 'record', add);

    it('is the entry of the owner’s list', async () => {
      const id = await add({ name: 'Shop', category: 'Fashion', dealCount: 12, clicks: 4 });
      const { body } = await app.owner.get(`${path}/${id}/record`).expect(200);
      expect(body).toMatchObject({ name: 'Shop', dealCount: 12, storedDealCount: 12, clicks: 4 });
      expect([body]).toEqual(await list(''));
    });

    it('follows what the owner writes', async () => {
      const created = await app.owner.post(path).send({ name: 'Shop', slug: 'shop' }).expect(201);
      const at = `${path}/${created.body.id}`;
      expect((await app.owner.get(`${at}/record`)).body).toEqual(created.body);
      const changed = await app.owner.put(at).send({ dealCount: 3 }).expect(200);
      expect((await app.owner.get(`${at}/record`)).body).toEqual(changed.body);
    });
  });

  describe('dependents', () => {
    itIsTheOwnersPart(() => app, path, 'dependents', add);

    it('counts all of its own, whatever a visitor sees of it', async () => {
      const id = await add();
      const other = await add();
      for (const storeId of [id, other]) {
        await addCoupon(app.dataSource, storeId);
        await addOffer(app.dataSource, storeId);
        await addBlog(app.dataSource, { targetStoreId: storeId });
      }
      await addCoupon(app.dataSource, id, { expiryDate: '2020-01-01' });
      await addOffer(app.dataSource, id, { sortOrder: 1, active: false });
      await addOffer(app.dataSource, id, { sortOrder: 2, expiryDate: '2020-01-01' });
      await addBlog(app.dataSource, { targetStoreId: id, status: 'draft' });
      await addBlog(app.dataSource);
      const { body } = await app.owner.get(`${path}/${id}/dependents`).expect(200);
      expect(body).toEqual({ coupons: 2, offers: 3, posts: 2 });
    });

    it('says nothing but zeros of a store without', async () => {
      await addCategory(app.dataSource, 'Fashion', 'fashion');
      const { body } = await app.owner.get(`${path}/${await add()}/dependents`).expect(200);
      expect(body).toEqual({ coupons: 0, offers: 0, posts: 0 });
    });
  });
});
