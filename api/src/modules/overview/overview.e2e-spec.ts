import {
  addDays,
  dayOf,
  EXPIRY_WARNING_DAYS,
  OVERVIEW,
  type Overview,
} from '@deal-harbor/contracts';
import { addBlog, addCoupon, addOffer, addProduct, addStore } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';

describe('the overview', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(() => app.reset());
  afterAll(() => app.close());

  const today = dayOf(new Date());
  const inDays = (days: number) => addDays(today, days);
  const read = async (): Promise<Overview> =>
    (await app.owner.get('/api/admin/overview').expect(200)).body;
  const visit = (kind: string, id: number, visits: number, daysAgo = 0) =>
    app.dataSource.query('INSERT INTO visit_counts VALUES ($1, $2, $3, $4)', [
      inDays(-daysAgo),
      kind,
      id,
      visits,
    ]);

  it('is the owner’s alone', async () => {
    await app.http.get('/api/admin/overview').expect(401);
    await app.owner.get('/api/admin/overview').expect('Cache-Control', 'no-store').expect(200);
  });

  it('of nothing is zeros and empty lists', async () => {
    const { clicksByDay, ...rest } = await read();
    expect(rest).toEqual({
      counts: {
        ...{ stores: 0, categories: 0, coupons: 0, expiredCoupons: 0, offers: 0 },
        ...{ inactiveOffers: 0, products: 0, subscribers: 0 },
        posts: { draft: 0, published: 0, archived: 0 },
      },
      topStores: [],
      topCoupons: [],
      expiring: [],
      expiringTotal: 0,
      drafts: [],
    });
    expect(clicksByDay.map(({ day }) => day)).toEqual(
      Array.from({ length: OVERVIEW.days }, (_, i) => inDays(i - OVERVIEW.days + 1)),
    );
    expect(clicksByDay.every(({ clicks }) => clicks === 0)).toBe(true);
  });

  it('counts everything', async () => {
    const { dataSource } = app;
    const store = await addStore(dataSource);
    await addStore(dataSource);
    await addCoupon(dataSource, store);
    await addCoupon(dataSource, store, { expiryDate: today });
    await addCoupon(dataSource, store, { expiryDate: inDays(-1) });
    await addOffer(dataSource, store);
    await addOffer(dataSource, store, { active: false, sortOrder: 1 });
    await addProduct(dataSource);
    await addBlog(dataSource);
    await addBlog(dataSource, { status: 'draft', publishedAt: null });
    await addBlog(dataSource, { status: 'draft', publishedAt: null });
    await dataSource.query(`INSERT INTO categories (name, slug) VALUES ('Mine', 'mine')`);
    await dataSource.query(`INSERT INTO subscribers (email) VALUES ('a@b.com'), ('c@d.com')`);
    expect((await read()).counts).toEqual({
      ...{ stores: 2, categories: 1, coupons: 3, expiredCoupons: 1, offers: 2, inactiveOffers: 1 },
      ...{ products: 1, subscribers: 2 },
      posts: { draft: 2, published: 1, archived: 0 },
    });
  });

  it('adds up the followed links of 30 days, and no readers', async () => {
    const store = await addStore(app.dataSource);
    const coupon = await addCoupon(app.dataSource, store);
    const offer = await addOffer(app.dataSource, store);
    await visit('store', store, 1);
    await visit('coupon', coupon, 20);
    await visit('offer', offer, 300);
    await visit('blog', 1, 4_000);
    await visit('store', store, 7, OVERVIEW.days - 1);
    await visit('store', store, 9, OVERVIEW.days);
    await visit('store', store, 9, -1);
    const { clicksByDay } = await read();
    expect(clicksByDay).toHaveLength(OVERVIEW.days);
    expect(clicksByDay[0]).toEqual({ day: inDays(1 - OVERVIEW.days), clicks: 7 });
    expect(clicksByDay.at(-1)).toEqual({ day: today, clicks: 321 });
    expect(clicksByDay.slice(1, -1).every(({ clicks }) => clicks === 0)).toBe(true);
  });

  it('shows a link that is followed at once', async () => {
    const store = await addStore(app.dataSource, { website: 'https://shop.example' });
    const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    await app.http.get(`/go/store/${store}`).set('User-Agent', browser).redirects(0).expect(302);
    const deadline = Date.now() + 5_000;
    let clicks = 0;
    while (clicks === 0 && Date.now() < deadline) {
      clicks = (await read()).clicksByDay.at(-1)?.clicks ?? 0;
    }
    expect(clicks).toBe(1);
  });

  it('ranks stores by their own clicks and their deals’, coupons by theirs', async () => {
    const { dataSource } = app;
    const ids: number[] = [];
    for (let i = 0; i < 7; i++) ids.push(await addStore(dataSource, { clicks: 1_000 - i }));
    const [first, second, third, ...others] = ids as [number, number, number, ...number[]];
    const coupon = await addCoupon(dataSource, first, { title: 'The coupon' });
    const other = await addCoupon(dataSource, second);
    const offer = await addOffer(dataSource, first);
    await visit('store', first, 5, 2);
    await visit('coupon', coupon, 10, 3);
    await visit('coupon', coupon, 10, 4);
    await visit('offer', offer, 5, 29);
    await visit('coupon', other, 3, 1);
    await visit('store', second, 28);
    await visit('store', third, 99, 30);
    // The ids of other tables, and of what is gone, mislead nobody.
    await visit('offer', third, 500);
    await visit('coupon', 999_999, 500);
    await visit('store', 999_999, 500);
    for (const id of others) await visit('store', id, 1);
    const { topStores, topCoupons } = await read();
    expect(topStores).toHaveLength(OVERVIEW.top);
    expect(topStores.map(({ id, clicks }) => [id, clicks]).slice(0, 2)).toEqual([
      [second, 31],
      [first, 30],
    ]);
    expect(topStores[0]).toEqual({
      id: second,
      name: expect.any(String),
      slug: expect.any(String),
      logo: null,
      website: null,
      clicks: 31,
    });
    expect(topStores.map(({ id }) => id)).not.toContain(third);
    const storeName = topStores[1]?.name;
    expect(topCoupons[0]).toEqual({ id: coupon, title: 'The coupon', storeName, clicks: 20 });
    expect(topCoupons.map(({ clicks }) => clicks)).toEqual([20, 3]);
  });

  it('lists what ends within the days of the warning, the soonest first', async () => {
    const { dataSource } = app;
    const store = await addStore(dataSource, { name: 'Shop' });
    const coupon = (days: number) => addCoupon(dataSource, store, { expiryDate: inDays(days) });
    const offer = (sortOrder: number, days: number, active = true) =>
      addOffer(dataSource, store, { expiryDate: inDays(days), sortOrder, active });
    const last = await coupon(EXPIRY_WARNING_DAYS);
    await coupon(EXPIRY_WARNING_DAYS + 1);
    await coupon(-1);
    await addCoupon(dataSource, store);
    const first = await offer(0, 0);
    await offer(1, 1, false);
    const { expiring, expiringTotal } = await read();
    expect(expiring).toEqual([
      {
        ...{ kind: 'offer', id: first, title: expect.any(String), storeName: 'Shop' },
        expiryDate: today,
      },
      {
        ...{ kind: 'coupon', id: last, title: expect.any(String), storeName: 'Shop' },
        expiryDate: inDays(EXPIRY_WARNING_DAYS),
      },
    ]);
    expect(expiringTotal).toBe(2);
    for (let i = 0; i < OVERVIEW.expiring; i++) await coupon(2);
    const more = await read();
    expect(more.expiring).toHaveLength(OVERVIEW.expiring);
    expect(more.expiringTotal).toBe(OVERVIEW.expiring + 2);
    expect(more.expiring[0]?.id).toBe(first);
  });

  it('lists the newest drafts', async () => {
    for (let i = 0; i < OVERVIEW.drafts + 1; i++) {
      const createdAt = new Date(Date.UTC(2026, 0, 1 + i));
      await addBlog(app.dataSource, { title: `Draft ${i}`, status: 'draft', createdAt });
    }
    await addBlog(app.dataSource, { title: 'Published' });
    const { drafts, counts } = await read();
    expect(counts.posts.draft).toBe(OVERVIEW.drafts + 1);
    expect(drafts.map(({ title }) => title)).toEqual(
      [5, 4, 3, 2, 1].map((number) => `Draft ${number}`),
    );
    expect(drafts[0]).toEqual({
      id: expect.any(Number),
      title: 'Draft 5',
      slug: expect.any(String),
      category: 'savings-tips',
      createdAt: '2026-01-06T00:00:00.000Z',
    });
  });
});
