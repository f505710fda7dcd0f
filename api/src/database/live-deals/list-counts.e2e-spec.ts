import {
  addCategory,
  addCoupon,
  addOffer,
  addStore,
  dayFromToday,
} from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { Random } from '../catalogue/synthetic/random.js';
import { endDeals, mergeListCounts, reviveDeals } from './live-deals.repository.js';
import { COUNTED_LENGTHS } from './test/counted-lengths.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.reset());
afterAll(() => app.close());

async function expectTheTruth(): Promise<void> {
  const [kept, counted] = await Promise.all([
    app.dataSource.query(
      `SELECT list, key, sum(amount)::int AS amount FROM list_counts
       GROUP BY list, key HAVING sum(amount) <> 0 ORDER BY list, key`,
    ),
    app.dataSource.query(
      `SELECT list, key, amount::int FROM (${COUNTED_LENGTHS}) counted WHERE amount <> 0 ORDER BY list, key`,
    ),
  ]);
  expect(kept).toEqual(counted);
  expect(
    await app.dataSource.query(
      `SELECT c.id FROM coupons c JOIN stores s ON s.id = c.store_id
       WHERE c.category_key IS DISTINCT FROM lower(s.category)
         OR (c.live_until IS NULL) <> coalesce(c.expiry_date < current_date, false)
         OR c.live_until <> coalesce(c.expiry_date, 'infinity')
         OR strpos(c.search_text, lower(s.name)) = 0 OR strpos(c.search_text, lower(c.title)) = 0`,
    ),
  ).toEqual([]);
}

const CATEGORIES = ['Fashion', 'fashion', 'Home & Garden', null];
const DAYS = [null, -40, -1, 0, 1, 90];

function writes(random: Random, stores: number[]): (() => Promise<unknown>)[] {
  const { dataSource } = app;
  const query = (sql: string, values: unknown[] = []) => dataSource.query(sql, values);
  const day = () => {
    const days = random.pick(DAYS);
    return days === null ? null : dayFromToday(days);
  };
  const store = () => random.pick(stores);
  let place = 0;
  return [
    () => addCoupon(dataSource, store(), { expiryDate: day(), featured: random.chance(0.5) }),
    () =>
      addOffer(dataSource, store(), {
        expiryDate: day(),
        active: random.chance(0.7),
        sortOrder: place++,
      }),
    () => query('UPDATE coupons SET expiry_date = $1 WHERE id % 3 = $2', [day(), random.below(3)]),
    () => query('UPDATE coupons SET store_id = $1 WHERE id % 7 = $2', [store(), random.below(7)]),
    () => query('UPDATE coupons SET featured = NOT featured, clicks = clicks + 1 WHERE id % 2 = 0'),
    () =>
      query('UPDATE offers SET active = NOT active, expiry_date = $1 WHERE id % 4 = 0', [day()]),
    () => query('DELETE FROM coupons WHERE id % 11 = $1', [random.below(11)]),
    () => query('DELETE FROM offers WHERE id % 13 = $1', [random.below(13)]),
    () =>
      query('UPDATE stores SET category = $1 WHERE id % 3 = $2', [
        random.pick(CATEGORIES),
        random.below(3),
      ]),
    () => query('UPDATE stores SET name = name || $1 WHERE id = $2', [random.below(9), store()]),
    () => endDeals(dataSource.manager),
    () => mergeListCounts(dataSource.manager),
  ];
}

describe('the lengths of lists', () => {
  it('are those of the rows after whatever was written, one after the other', async () => {
    const random = new Random(7, 'writes');
    const stores = await Promise.all(
      Array.from({ length: 8 }, () =>
        addStore(app.dataSource, { category: random.pick(CATEGORIES) }),
      ),
    );
    const some = writes(random, stores);
    for (let round = 0; round < 150; round++) await random.pick(some)();
    await expectTheTruth();
    await app.dataSource.query('DELETE FROM stores WHERE id % 2 = 0');
    await expectTheTruth();
    await app.dataSource.query('TRUNCATE coupons');
    await expectTheTruth();
    await app.dataSource.query('TRUNCATE stores CASCADE');
    await expectTheTruth();
  });

  it('are those of the rows after writes at the same time, in transactions that may fail', async () => {
    const random = new Random(8, 'writes at once');
    const stores = await Promise.all(
      Array.from({ length: 5 }, () =>
        addStore(app.dataSource, { category: random.pick(CATEGORIES) }),
      ),
    );
    const some = writes(random, stores);
    const writer = async () => {
      for (let round = 0; round < 25; round++) {
        // Two writers that lock the same rows in another order may end in a deadlock: one of them is undone.
        await random
          .pick(some)()
          .catch((error) => expect(error.code).toBe('40P01'));
      }
    };
    await Promise.all([writer(), writer(), writer(), writer()]);
    await expectTheTruth();
  });

  it('follow a category’s new name', async () => {
    const id = await addCategory(app.dataSource, 'Fashion', 'fashion');
    const store = await addStore(app.dataSource, { category: 'FASHION' });
    await addCoupon(app.dataSource, store, { title: 'kept' });
    await app.owner.put(`/api/categories/${id}`).send({ name: 'Clothes' }).expect(200);
    await expectTheTruth();
    const found = await app.http.get('/api/coupons?category=clothes').expect(200);
    expect(found.body.map(({ title }: { title: string }) => title)).toEqual(['kept']);
    expect(found.headers['x-total-count']).toBe('1');
  });

  it('stay few rows', async () => {
    const store = await addStore(app.dataSource);
    for (let made = 0; made < 30; made++) await addCoupon(app.dataSource, store);
    await mergeListCounts(app.dataSource.manager);
    const rows = await app.dataSource.query(
      `SELECT amount FROM list_counts WHERE list = 'coupons'`,
    );
    expect(rows).toEqual([{ amount: 30 }]);
    await expectTheTruth();
  });
});

describe('a deal that ends in the night', () => {
  /** As midnight leaves it: nothing was written, the day is another. */
  async function pass(table: string, days: number): Promise<void> {
    await app.dataSource.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
    await app.dataSource.query(
      `UPDATE ${table} SET expiry_date = expiry_date - $1::int, live_until = live_until - $1::int`,
      [days],
    );
    await app.dataSource.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  }
  const lists = [
    '/api/coupons/latest',
    ...['discount', 'expiry', 'popularity'].map((sort) => `/api/coupons/latest?sort=${sort}`),
    ...['', '&sort=discount', '&sort=expiry', '&sort=popularity'].map(
      (sort) => `/api/coupons?category=fashion${sort}`,
    ),
    '/api/coupons/featured',
    '/api/coupons?search=deal',
    '/api/coupons?search=deal&sort=expiry',
    '/api/coupons?search=deal&category=fashion',
  ];
  const expectLists = async (title: string[]) => {
    for (const path of lists) {
      const answer = await app.http.get(path).expect(200);
      const titles = answer.body.map((coupon: { title: string }) => coupon.title);
      expect([path, titles, answer.headers['x-total-count']]).toEqual([
        path,
        title,
        `${title.length}`,
      ]);
    }
    const [store] = (await app.http.get('/api/stores').expect(200)).body;
    const detail = (await app.http.get(`/api/stores/${store.slug}`).expect(200)).body;
    expect([store.dealCount, detail.dealCount, detail.activeDealCount]).toEqual(
      Array(3).fill(2 * title.length),
    );
    expect(detail).toMatchObject({ couponCount: 2, offerCount: 2 });
  };

  it('leaves every list at once, before and after it is marked', async () => {
    const store = await addStore(app.dataSource, { category: 'Fashion' });
    for (const [at, days] of [0, 5].entries()) {
      const expiryDate = dayFromToday(days);
      await addCoupon(app.dataSource, store, { title: `deal ${days}`, expiryDate, featured: true });
      await addOffer(app.dataSource, store, { expiryDate, sortOrder: at });
    }
    for (const table of ['coupons', 'offers']) await pass(table, 1);
    await expectLists(['deal 5']);
    await endDeals(app.dataSource.manager);
    await expectTheTruth();
    await expectLists(['deal 5']);
    for (const table of ['coupons', 'offers']) await pass(table, -2);
    await reviveDeals(app.dataSource.manager);
    await expectTheTruth();
    expect((await app.http.get('/api/coupons/latest').expect(200)).body).toHaveLength(2);
  });
});
