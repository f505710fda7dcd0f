import { BIN_DAYS, BIN_KINDS, type BinKind } from '@deal-harbor/contracts';
import {
  addBlog,
  addCategory,
  addCoupon,
  addOffer,
  addProduct,
  addStore,
} from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { binCalls, PATHS } from './test/bin-calls.js';

const BIN = '/api/admin/bin';
const TABLES = ['stores', 'coupons', 'offers', 'products', 'blogs', 'categories', 'list_counts'];

describe('the bin', () => {
  let app: TestApp;
  let ids: Record<BinKind, number>;

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  beforeEach(async () => {
    await app.reset();
    const { dataSource } = app;
    const categoryId = await addCategory(dataSource, 'Garden', 'garden');
    const createdAt = new Date('2026-01-02T03:04:05.678Z');
    const store = await addStore(dataSource, {
      ...{ name: 'Änne’s “Shop” \\ 🌱', slug: 'acme', category: 'Garden', clicks: 41 },
      ...{ description: 'Line\n"quoted" \u2028', website: 'https://acme.example', createdAt },
    });
    const coupon = await addCoupon(dataSource, store, {
      ...{ title: 'Spade', code: 'SPADE', discountType: 'fixed', discountValue: '£0.1' },
      ...{ expiryDate: '2027-03-01', featured: true, clicks: 7, createdAt },
    });
    const offer = await addOffer(dataSource, store, { sortOrder: 0, categoryId, clicks: 3 });
    await addOffer(dataSource, store, { sortOrder: 1, active: false });
    const product = await addProduct(dataSource, {
      ...{ originalPrice: 12.5, salePrice: 1_000_000.01, rating: 4.5, keywords: 'a,b' },
      ...{ imageUrl: 'https://pictures.example/a.png', featured: true },
    });
    const post = await addBlog(dataSource, {
      ...{ slug: 'first-post', targetStoreId: store, keywords: ['a "b"', 'c,d', '{}'] },
      ...{ keywordsText: 'a b c d', viewCount: 12, authorName: 'Null', excerpt: null },
      affiliateLinks: [{ text: 'X', url: 'https://shop.example/x' }],
    });
    // To the microsecond, which no Date of JavaScript holds.
    await dataSource.query(`UPDATE blogs SET published_at = '2026-05-06 07:08:09.123456+00'`);
    ids = { store, coupon, offer, product, post };
  });

  /** Every row of every table that a deletion may touch, as PostgreSQL writes it, without versions. */
  async function everything(): Promise<Record<string, string[]>> {
    const found = TABLES.map(async (table) => {
      const rows = await app.dataSource.query<{ row: string }[]>(
        table === 'list_counts'
          ? `SELECT (list, key, sum(amount))::text AS row FROM list_counts
             GROUP BY list, key HAVING sum(amount) <> 0 ORDER BY 1`
          : `SELECT (jsonb_populate_record(t, '{"version": 0}'))::text AS row FROM ${table} t ORDER BY id`,
      );
      return [table, rows.map(({ row }) => row)] as const;
    });
    return Object.fromEntries(await Promise.all(found));
  }

  const { remove: removeOne, restore } = binCalls(() => app);
  const remove = (kind: BinKind) => removeOne(kind, ids[kind]);
  const version = async (table: string, id: number) =>
    (await app.dataSource.query(`SELECT version FROM ${table} WHERE id = $1`, [id]))[0].version;

  describe.each(BIN_KINDS)('%s', (kind) => {
    it('comes back as it was, byte for byte', async () => {
      const before = await everything();
      const entry = await remove(kind);
      await app.owner.get(`${PATHS[kind]}/${ids[kind]}/record`).expect(404);
      expect(await everything()).not.toEqual(before);
      const { body } = await restore(entry).expect(200);
      const slug = { store: 'acme', post: 'first-post' }[kind as string] ?? null;
      expect(body).toEqual({ kind, id: ids[kind], slug });
      expect(await everything()).toEqual(before);
      const record = await app.owner.get(`${PATHS[kind]}/${ids[kind]}/record`).expect(200);
      expect(record.body.version).toBe(2);
    });

    it('can be deleted and restored again and again', async () => {
      const before = await everything();
      for (let times = 0; times < 3; times++) await restore(await remove(kind)).expect(200);
      expect(await everything()).toEqual(before);
      expect((await app.owner.get(BIN)).body).toEqual([]);
    });

    it('is restored once by two at once', async () => {
      const before = await everything();
      const entry = await remove(kind);
      const answers = await Promise.all([1, 2, 3, 4].map(() => restore(entry)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
      expect(await everything()).toEqual(before);
    });

    it('is deleted once by two at once', async () => {
      const at = `${PATHS[kind]}/${ids[kind]}`;
      const answers = await Promise.all([1, 2, 3].map(() => app.owner.delete(at)));
      expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
      expect((await app.owner.get(BIN)).body).toHaveLength(1);
    });

    it('keeps what was changed while it was deleted', async () => {
      const title = kind === 'store' || kind === 'product' ? 'name' : 'title';
      const at = `${PATHS[kind]}/${ids[kind]}`;
      for (let round = 0; round < 8; round++) {
        const change = { [title]: `Changed in round ${round}` };
        const [changed, deleted] = await Promise.all([
          app.owner.put(at).send(change),
          app.owner.delete(at).expect(204),
        ]);
        expect([200, 404]).toContain(changed.status);
        await restore(deleted.headers.location as string).expect(200);
        const { body } = await app.owner.get(`${at}/record`);
        // A change just before the deletion is kept too, though its answer finds the record gone.
        if (changed.status === 200) expect(body).toMatchObject(change);
      }
    });

    it('is gone for good when that is asked for', async () => {
      const entry = await remove(kind);
      await app.owner.delete(entry).expect(204);
      await app.owner.delete(entry).expect(404);
      await app.owner.get(entry).expect(404);
      await restore(entry).expect(404);
    });
  });

  it('lists what it holds, the last deleted first', async () => {
    for (const kind of ['post', 'offer', 'store'] as const) await remove(kind);
    const { body, headers } = await app.owner.get(BIN).expect(200);
    expect(headers['x-total-count']).toBe('3');
    const none = { coupons: 0, offers: 0, posts: 0 };
    expect(body).toEqual([
      expect.objectContaining({ kind: 'store', counts: { coupons: 1, offers: 1, posts: 0 } }),
      expect.objectContaining({ kind: 'offer', storeName: 'Änne’s “Shop” \\ 🌱', counts: none }),
      expect.objectContaining({ kind: 'post', storeName: null, counts: none }),
    ]);
    const [{ id, title, deletedAt, expiresAt }] = body;
    expect(title).toBe('Änne’s “Shop” \\ 🌱');
    expect(Date.parse(expiresAt) - Date.parse(deletedAt)).toBe(BIN_DAYS * 86_400_000);
    expect((await app.owner.get(`${BIN}/${id}`)).body).toEqual(body[0]);
    const offers = await app.owner.get(`${BIN}?kind=offer`).expect(200);
    expect(offers.body).toEqual([body[1]]);
    const second = await app.owner.get(`${BIN}?limit=1&offset=1`).expect(200);
    expect(second.body).toEqual([body[1]]);
    expect(second.headers['x-total-count']).toBe('3');
    for (const query of ['kind=category', 'kind=', 'limit=0', 'limit=1001', 'x=1', 'kind[]=post']) {
      await app.owner.get(`${BIN}?${query}`).expect(400);
    }
  });

  it('is the owner’s alone, and answers 404 for what it does not hold', async () => {
    const entry = await remove('coupon');
    await app.http.get(BIN).expect(401);
    await app.http.get(entry).expect(401);
    await app.http.post(`${entry}/restore`).expect(401);
    await app.http.delete(entry).expect(401);
    await restore(entry).set('Origin', 'https://evil.example').expect(403);
    for (const id of ['0', '-1', '1.5', 'x', '2147483648', '999999']) {
      await app.owner.get(`${BIN}/${id}`).expect(404);
      await app.owner.delete(`${BIN}/${id}`).expect(404);
      await app.owner.post(`${BIN}/${id}/restore`).expect(404);
    }
    await restore(entry).expect(200);
  });

  it('leaves no trace for visitors, and none in counts', async () => {
    await remove('store');
    await app.http.get('/api/stores/acme').expect(404);
    expect((await app.http.get('/api/coupons')).body).toEqual([]);
    expect((await app.http.get('/api/offers')).body).toEqual([]);
    expect((await app.http.get('/api/blogs/first-post')).body.targetStore).toBeNull();
    await app.http.get(`/go/coupon/${ids.coupon}`).expect(404);
  });

  it('takes nothing of another', async () => {
    const other = await addStore(app.dataSource, { slug: 'other' });
    await addCoupon(app.dataSource, other, {});
    const post = await addBlog(app.dataSource, { targetStoreId: other });
    const entry = await remove('store');
    expect((await app.owner.get('/api/coupons?scope=admin')).body).toHaveLength(1);
    expect((await app.owner.get(`/api/blogs/${post}/record`)).body.targetStore.slug).toBe('other');
    await app.owner.put(`/api/stores/${other}`).send({ name: 'Renamed' }).expect(200);
    await restore(entry).expect(200);
    expect(await version('stores', other)).toBe(2);
  });
});
