import { SEARCH_COUNTED } from '@deal-harbor/contracts';
import { addCategory, addCoupon, addStore, dayFromToday } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { CouponEntity } from './coupon.entity.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.reset());
afterAll(() => app.close());

async function titles(query: string): Promise<string[]> {
  const { body } = await app.http.get(`/api/coupons${query}`).expect(200);
  return body.map(({ title }: { title: string }) => title);
}

describe('a search without an order', () => {
  it('puts names before other texts, beginnings first, whole words before parts', async () => {
    const { dataSource } = app;
    const store = await addStore(dataSource, { name: 'Corner' });
    const add = (title: string, given: Partial<CouponEntity> = {}, of = store) =>
      addCoupon(dataSource, of, { title, ...given });
    await add('e elsewhere', { description: 'also for mint tea', clicks: 99 });
    await add('d peppermint', { clicks: 50 });
    await add('c fresh MINT tea', { clicks: 1 });
    await add('c fresh mint, too', { clicks: 2 });
    await add('Minty breath');
    await add('mint');
    await add('by its store', {}, await addStore(dataSource, { name: 'Mint' }));
    expect(await titles('?search=mint')).toEqual([
      'by its store',
      'mint',
      'Minty breath',
      'c fresh mint, too',
      'c fresh MINT tea',
      'd peppermint',
      'e elsewhere',
    ]);
  });

  it('puts equals in the order of their clicks, then of their age', async () => {
    const store = await addStore(app.dataSource);
    const at = (minute: number) => new Date(Date.UTC(2030, 0, 1, 0, minute));
    await addCoupon(app.dataSource, store, { title: 'tea old', clicks: 1, createdAt: at(1) });
    await addCoupon(app.dataSource, store, { title: 'tea new', clicks: 1, createdAt: at(2) });
    await addCoupon(app.dataSource, store, { title: 'tea hot', clicks: 5, createdAt: at(0) });
    expect(await titles('?search=tea')).toEqual(['tea hot', 'tea new', 'tea old']);
    expect(await titles('?search=tea&sort=latest')).toEqual(['tea new', 'tea old', 'tea hot']);
  });

  it.each(['(', '[', 'a\\', '.*', '^tea$', '{1', '|', '\u0301', '\u0e31', '+'])(
    'takes %j for the text that it is',
    async (text) => {
      const store = await addStore(app.dataSource);
      await addCoupon(app.dataSource, store, { title: `x${text}y` });
      await addCoupon(app.dataSource, store, { title: 'tea' });
      expect(await titles(`?search=${encodeURIComponent(text)}`)).toEqual([`x${text}y`]);
    },
  );
});

describe('a text that very many coupons hold', () => {
  const more = 300;

  beforeEach(async () => {
    await addCategory(app.dataSource, 'Fashion', 'fashion');
    const store = await addStore(app.dataSource, { name: 'Plain', category: 'Fashion' });
    await app.dataSource.query(
      `INSERT INTO coupons (store_id, title, discount_type, discount_value, discount_rank,
         discount_size, expiry_date, clicks, created_at)
       SELECT $1, 'the common word ' || n, 'other', 'x', 2, 0, $2::date + n, n, now() - n * interval '1 hour'
       FROM generate_series(1, $3::int) n`,
      [store, dayFromToday(0), SEARCH_COUNTED + more],
    );
    await app.dataSource.query('ANALYZE coupons');
  });

  it.each(['', '&category=fashion'])('is counted as far as is said %j', async (also) => {
    const { headers, body } = await app.http.get(`/api/coupons?search=common&limit=24${also}`);
    expect(headers['x-total-count']).toBe(String(SEARCH_COUNTED));
    expect(body[0].title).toBe(`the common word ${SEARCH_COUNTED + more}`);
    const last = await titles(`?search=common&limit=24&offset=${SEARCH_COUNTED - 24}${also}`);
    expect(last).toHaveLength(24);
  });

  it.each(['', '&category=fashion'])('is found along any order %j', async (also) => {
    const first = async (sort: string) => (await titles(`?search=common&sort=${sort}${also}`))[0];
    expect(await first('latest')).toBe('the common word 1');
    expect(await first('expiry')).toBe('the common word 1');
    expect(await first('popularity')).toBe(`the common word ${SEARCH_COUNTED + more}`);
    const all = await titles(`?search=common&sort=latest&limit=1000${also}`);
    expect(new Set(all).size).toBe(1_000);
  });

  it('is counted whole for the owner', async () => {
    const { headers } = await app.owner.get('/api/coupons?scope=admin&search=common&limit=1');
    expect(headers['x-total-count']).toBe(String(SEARCH_COUNTED + more));
  });
});
