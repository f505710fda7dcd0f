import { addBlog, addCategory, addCoupon, addOffer, addStore } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { binCalls } from './test/bin-calls.js';

describe('what comes back from the bin', () => {
  let app: TestApp;
  let storeId: number;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    await app.reset();
    storeId = await addStore(app.dataSource, { name: 'Acme', slug: 'acme' });
  });
  afterAll(() => app.close());

  const { remove, restore, record, offersOf } = binCalls(() => app);

  describe('with a slug that is taken by now', () => {
    it('is a store under another one', async () => {
      const entry = await remove('store', storeId);
      const other = await addStore(app.dataSource, { slug: 'acme' });
      const { body } = await restore(entry).expect(409);
      expect(body).toMatchObject({
        detail: 'Another store has this slug.',
        errors: [{ field: 'slug' }],
      });
      await restore(entry, '?slug=acme').expect(409);
      for (const slug of ['', 'Acme', 'a--b', 'popular', 'x'.repeat(141), 'a&slug=b', "a'b"]) {
        await restore(entry, `?slug=${slug}`).expect(400);
      }
      const restored = await restore(entry, '?slug=acme-2').expect(200);
      expect(restored.body).toEqual({ kind: 'store', id: storeId, slug: 'acme-2' });
      expect((await app.http.get('/api/stores/acme-2').expect(200)).body.name).toBe('Acme');
      expect((await app.http.get('/api/stores/acme')).body.id).toBe(other);
    });

    it('is a post under another one', async () => {
      const post = await addBlog(app.dataSource, { slug: 'guide' });
      const entry = await remove('post', post);
      await addBlog(app.dataSource, { slug: 'guide' });
      const { body } = await restore(entry).expect(409);
      expect(body.errors[0].field).toBe('slug');
      await restore(entry, '?slug=guide-2').expect(200);
      expect((await record('post', post)).slug).toBe('guide-2');
    });

    it('is nothing that has no slug', async () => {
      const entry = await remove('coupon', await addCoupon(app.dataSource, storeId));
      const { body } = await restore(entry, '?slug=coupon').expect(400);
      expect(body.errors[0].field).toBe('slug');
      await restore(entry).expect(200);
    });
  });

  describe('of a store that is not there', () => {
    it.each(['coupon', 'offer'] as const)('is a %s after its store', async (kind) => {
      const add = kind === 'coupon' ? addCoupon : addOffer;
      const id = await add(app.dataSource, storeId);
      const entry = await remove(kind, id);
      await app.owner.put(`/api/stores/${storeId}`).send({ name: 'Zed' }).expect(200);
      const store = await remove('store', storeId);
      const waiting = await restore(entry).expect(409);
      expect(waiting.body.detail).toBe('Its store “Zed” is in the bin: restore the store first.');
      await restore(store).expect(200);
      await restore(entry).expect(200);
      expect((await record(kind, id)).store.id).toBe(storeId);
    });

    it('is nothing when the store is gone for good', async () => {
      const entry = await remove('offer', await addOffer(app.dataSource, storeId));
      await app.owner.delete(await remove('store', storeId)).expect(204);
      const { body } = await restore(entry).expect(409);
      expect(body.detail).toBe('Its store “Acme” is gone for good: it cannot come back.');
      await app.owner.delete(entry).expect(204);
    });
  });

  describe('offers', () => {
    let ids: number[];
    beforeEach(async () => {
      ids = [];
      for (const sortOrder of [0, 1, 2, 3]) {
        ids.push(await addOffer(app.dataSource, storeId, { sortOrder }));
      }
    });

    it('stand where they stood', async () => {
      for (const id of ids) {
        const entry = await remove('offer', id);
        expect(await offersOf(storeId)).toEqual(ids.filter((other) => other !== id));
        await restore(entry).expect(200);
        expect(await offersOf(storeId)).toEqual(ids);
      }
    });

    it('stand last where fewer are left', async () => {
      const [a, b, c, d] = ids as [number, number, number, number];
      const last = await remove('offer', d);
      await remove('offer', a);
      const third = await remove('offer', c);
      await restore(last).expect(200);
      expect(await offersOf(storeId)).toEqual([b, d]);
      await restore(third).expect(200);
      expect(await offersOf(storeId)).toEqual([b, c, d]);
    });

    it('have no gap after everything at once', async () => {
      const entries = await Promise.all(ids.slice(0, 2).map((id) => remove('offer', id)));
      const [, , c, d] = ids as [number, number, number, number];
      const offer = { title: 'New', description: 'x', affiliateLink: 'https://shop.example/x' };
      const answers = await Promise.all([
        ...entries.map((entry) => restore(entry)),
        app.owner.delete(`/api/offers/${c}`),
        app.owner.post('/api/offers').send({ ...offer, storeId }),
        app.owner.post('/api/offers/reorder').send({ storeId, offerIds: [d, c] }),
      ]);
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      expect(await offersOf(storeId)).toHaveLength(4);
    });

    it('lose a category that is gone, with their store or without', async () => {
      const { dataSource } = app;
      const categoryId = await addCategory(dataSource, 'Garden', 'garden');
      const lone = await addOffer(dataSource, storeId, { sortOrder: 4, categoryId });
      const along = await addOffer(dataSource, storeId, { sortOrder: 5, categoryId });
      const offer = await remove('offer', lone);
      const store = await remove('store', storeId);
      await app.owner.delete(`/api/categories/${categoryId}`).expect(204);
      await restore(store).expect(200);
      await restore(offer).expect(200);
      expect((await record('offer', lone)).categoryId).toBeNull();
      expect((await record('offer', along)).categoryId).toBeNull();
      expect(await offersOf(storeId)).toEqual([...ids, lone, along]);
    });
  });

  describe('posts about a store', () => {
    const target = async (post: number) => (await record('post', post)).targetStore?.slug ?? null;
    let post: number;
    beforeEach(async () => {
      post = await addBlog(app.dataSource, { targetStoreId: storeId });
    });

    it('get it back where they have no other', async () => {
      const moved = await addBlog(app.dataSource, { targetStoreId: storeId });
      const store = await remove('store', storeId);
      expect((await app.owner.get(store)).body.counts.posts).toBe(2);
      const other = await addStore(app.dataSource, { slug: 'other' });
      await app.owner
        .put(`/api/blogs/${moved}`)
        .send({ targetStore: { name: 'Other', slug: 'other' } });
      expect(await target(post)).toBeNull();
      await restore(store).expect(200);
      expect([await target(post), await target(moved)]).toEqual(['acme', 'other']);
      expect(other).not.toBe(storeId);
    });

    it.each([
      ['post store', 'post store'],
      ['post store', 'store post'],
      ['store post', 'post store'],
      ['store post', 'store post'],
    ])('get it back when %s are deleted and %s restored', async (deleted, restored) => {
      const ids = { post, store: storeId };
      const entries: Record<string, string> = {};
      for (const kind of deleted.split(' ') as ('post' | 'store')[]) {
        entries[kind] = await remove(kind, ids[kind]);
      }
      for (const kind of restored.split(' ')) await restore(entries[kind] as string).expect(200);
      expect(await target(post)).toBe('acme');
    });

    it('get it back when both are restored at once', async () => {
      for (let round = 0; round < 10; round++) {
        const kinds = round % 2 ? (['post', 'store'] as const) : (['store', 'post'] as const);
        const entries: string[] = [];
        for (const kind of kinds)
          entries.push(await remove(kind, kind === 'post' ? post : storeId));
        const answers = await Promise.all(entries.map((entry) => restore(entry)));
        expect(answers.map(({ status }) => status)).toEqual([200, 200]);
        expect(await target(post)).toBe('acme');
      }
    });

    it('have none when it is gone for good', async () => {
      const entry = await remove('post', post);
      await app.owner.delete(await remove('store', storeId)).expect(204);
      await restore(entry).expect(200);
      expect(await target(post)).toBeNull();
    });
  });

  it('is a store with what was done to its deals while it was deleted', async () => {
    for (let round = 0; round < 10; round++) {
      const coupon = await addCoupon(app.dataSource, storeId);
      const body = { title: 'New', discountType: 'fixed', discountValue: '£1', storeId };
      const [changed, created, removed, store] = await Promise.all([
        app.owner.put(`/api/coupons/${coupon}`).send({ title: `Round ${round}` }),
        app.owner.post('/api/coupons').send(body),
        app.owner.delete(`/api/coupons/${await addCoupon(app.dataSource, storeId)}`),
        app.owner.delete(`/api/stores/${storeId}`).expect(204),
      ]);
      await restore(store.headers.location as string).expect(200);
      if (changed.status === 200) {
        expect((await record('coupon', coupon)).title).toBe(`Round ${round}`);
      } else expect(changed.status).toBe(404);
      if (created.status === 201) await record('coupon', created.body.id);
      else expect(created.status).toBe(422);
      if (removed.status === 204) await restore(removed.headers.location as string).expect(200);
      else expect(removed.status).toBe(404);
    }
  });
});
