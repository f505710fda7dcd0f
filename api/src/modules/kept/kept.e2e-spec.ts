import { setTimeout as delay } from 'node:timers/promises';
import request from 'supertest';
import {
  addBlog,
  addCategory,
  addCoupon,
  addOffer,
  addStore,
  dayFromToday,
} from '../../../test/factories.js';
import { startTestApp, type TestApp, type TestInstance } from '../../../test/test-app.js';

/** Every public read whose answer an owner's write may change. */
const ADDRESSES = [
  '/api/config',
  '/api/categories',
  '/api/stores',
  '/api/stores?limit=2&search=a',
  '/api/stores?category=garden',
  '/api/stores?category=tools',
  '/api/stores/popular',
  '/api/stores/acme',
  '/api/stores/acme-two',
  '/api/stores/brisk',
  '/api/coupons/latest',
  '/api/coupons/latest?sort=discount&limit=3',
  '/api/coupons/featured',
  '/api/coupons?search=spade',
  '/api/coupons?category=garden&sort=expiry',
  '/api/coupons?store=acme',
  '/api/coupons?store=brisk',
  '/api/offers',
  '/api/offers?store=acme',
  '/api/blogs',
  '/api/blogs?category=savings-tips&search=spade',
  '/api/blogs?featured=true',
  '/api/blogs/first-post',
  '/api/amazon-products',
  '/api/amazon-products?category=books',
];

let app: TestApp;
let second: TestInstance;
let plain: TestInstance;
let ids: Record<
  'acme' | 'brisk' | 'garden' | 'coupon' | 'other' | 'offer' | 'next' | 'post',
  number
>;

beforeAll(async () => {
  app = await startTestApp({}, { keepAnswers: true });
  second = await app.startInstance({ keepAnswers: true });
  plain = await app.startInstance({ keepAnswers: false });
});
afterAll(() => app.close());

beforeEach(async () => {
  await app.reset();
  const { dataSource } = app;
  const garden = await addCategory(dataSource, 'Garden', 'garden');
  const acme = await addStore(dataSource, { name: 'Acme', slug: 'acme', category: 'Garden' });
  const brisk = await addStore(dataSource, { name: 'Brisk', slug: 'brisk', category: 'Garden' });
  ids = {
    garden,
    acme,
    brisk,
    coupon: await addCoupon(dataSource, acme, { title: 'Spade sale', featured: true }),
    other: await addCoupon(dataSource, brisk, { title: 'Rakes', expiryDate: dayFromToday(3) }),
    offer: await addOffer(dataSource, acme, { sortOrder: 0 }),
    next: await addOffer(dataSource, acme, { sortOrder: 1 }),
    post: await addBlog(dataSource, { slug: 'first-post', targetStoreId: acme }),
  };
});

const answersOf = (instance: { http: TestApp['http'] }) =>
  Promise.all(
    ADDRESSES.map(async (address) => {
      const { status, body, headers } = await instance.http.get(address);
      // A post's views are counted meanwhile, by nobody's write.
      const text = JSON.stringify(body).replace(/"viewCount":\d+/g, '');
      return { address, status, text, total: headers['x-total-count'] };
    }),
  );

type Write = [what: string, write: () => request.Test];

const STORE = { name: 'Cedar', slug: 'acme-two', category: 'Garden' };
const COUPON = { title: 'Spade offer', discountType: 'fixed', discountValue: '£5', featured: true };
const OFFER = { title: 'New', description: 'x', affiliateLink: 'https://shop.example/x' };
const POST = { title: 'Spades', category: 'savings-tips', content: '<p>Spade</p>', featured: true };
const PRODUCT = {
  name: 'Book',
  description: 'x',
  affiliateLink: 'https://shop.example/b',
  category: 'books',
};

const WRITES: Write[] = [
  ['a store', () => app.owner.post('/api/stores').send(STORE)],
  ['a store renamed', () => app.owner.put(`/api/stores/${ids.acme}`).send({ name: 'Zed' })],
  ['a store moved', () => app.owner.put(`/api/stores/${ids.acme}`).send({ slug: 'acme-two' })],
  [
    'a store’s category',
    () => app.owner.put(`/api/stores/${ids.acme}`).send({ category: 'Tools' }),
  ],
  ['a store’s number', () => app.owner.put(`/api/stores/${ids.acme}`).send({ dealCount: 77 })],
  ['a store deleted', () => app.owner.delete(`/api/stores/${ids.acme}`)],
  ['a category', () => app.owner.post('/api/categories').send({ name: 'Tools', slug: 'tools' })],
  [
    'a category renamed',
    () => app.owner.put(`/api/categories/${ids.garden}`).send({ name: 'Tools' }),
  ],
  ['a category deleted', () => app.owner.delete(`/api/categories/${ids.garden}`)],
  ['a coupon', () => app.owner.post('/api/coupons').send({ ...COUPON, storeId: ids.brisk })],
  ['a coupon’s text', () => app.owner.put(`/api/coupons/${ids.other}`).send({ title: 'Spade' })],
  [
    'a coupon’s day',
    () => app.owner.put(`/api/coupons/${ids.other}`).send({ expiryDate: dayFromToday(-1) }),
  ],
  [
    'a coupon’s store',
    () => app.owner.put(`/api/coupons/${ids.coupon}`).send({ storeId: ids.brisk }),
  ],
  ['a coupon featured', () => app.owner.put(`/api/coupons/${ids.other}`).send({ featured: true })],
  ['a coupon deleted', () => app.owner.delete(`/api/coupons/${ids.coupon}`)],
  ['an offer', () => app.owner.post('/api/offers').send({ ...OFFER, storeId: ids.brisk })],
  ['an offer hidden', () => app.owner.put(`/api/offers/${ids.offer}`).send({ active: false })],
  ['an offer deleted', () => app.owner.delete(`/api/offers/${ids.offer}`)],
  [
    'offers in another order',
    () =>
      app.owner
        .post('/api/offers/reorder')
        .send({ storeId: ids.acme, offerIds: [ids.next, ids.offer] }),
  ],
  ['a post', () => app.owner.post('/api/blogs').send({ ...POST, status: 'published' })],
  ['a post’s body', () => app.owner.put(`/api/blogs/${ids.post}`).send({ content: '<p>New</p>' })],
  ['a post withdrawn', () => app.owner.put(`/api/blogs/${ids.post}`).send({ status: 'draft' })],
  ['a post deleted', () => app.owner.delete(`/api/blogs/${ids.post}`)],
  ['a product', () => app.owner.post('/api/amazon-products').send(PRODUCT)],
  ['the settings', () => app.owner.put('/api/config').send({ siteName: 'Harbour Deals' })],
];

describe('what a write changes is seen by everybody', () => {
  it.each(WRITES)('%s', async (_, write) => {
    await Promise.all([answersOf(app), answersOf(second)]);
    const { status, body } = await write();
    expect({ status, body: status < 300 || body }).toMatchObject({ body: true });
    const fresh = await answersOf(plain);
    expect(await answersOf(app)).toEqual(fresh);
    const deadline = Date.now() + 1_000;
    while (Date.now() < deadline) {
      if (JSON.stringify(await answersOf(second)) === JSON.stringify(fresh)) break;
      await delay(20);
    }
    expect(await answersOf(second)).toEqual(fresh);
  });

  it('and a write that fails changes nothing', async () => {
    const before = await answersOf(app);
    await app.owner.put(`/api/stores/${ids.acme}`).send({ name: '' }).expect(400);
    expect(await answersOf(app)).toEqual(before);
  });
});

/** Rewrites a store without a word to anybody, so that only what is made anew can show it. */
const secretly = (sql: string) =>
  app.dataSource.transaction(async (manager) => {
    await manager.query('ALTER TABLE stores DISABLE TRIGGER USER');
    await manager.query(sql);
    await manager.query('ALTER TABLE stores ENABLE TRIGGER USER');
  });

describe('what is kept', () => {
  const nameOfAcme = async () => (await app.http.get('/api/stores/acme')).body.name;

  it('stays until what it was made from changes, and that only', async () => {
    expect(await nameOfAcme()).toBe('Acme');
    await secretly(`UPDATE stores SET name = 'Secret' WHERE slug = 'acme'`);
    await app.owner.put(`/api/coupons/${ids.other}`).send({ title: 'Rake' }).expect(200);
    await app.owner.put(`/api/blogs/${ids.post}`).send({ title: 'Other' }).expect(200);
    expect(await nameOfAcme()).toBe('Acme');
    await app.owner.put(`/api/coupons/${ids.coupon}`).send({ title: 'Spades' }).expect(200);
    expect(await nameOfAcme()).toBe('Secret');
  });

  it('is never what the owner asks for', async () => {
    const clicks = async () => {
      const { body } = await app.owner.get('/api/stores?scope=admin');
      return body.find(({ slug }: { slug: string }) => slug === 'acme').clicks;
    };
    expect(await clicks()).toBe(0);
    await secretly(`UPDATE stores SET clicks = 5 WHERE slug = 'acme'`);
    expect(await clicks()).toBe(5);
    await app.http.get('/api/stores?scope=admin').expect(401);
  });

  it('does not go when somebody only follows a link', async () => {
    await nameOfAcme();
    await secretly(`UPDATE stores SET name = 'Secret' WHERE slug = 'acme'`);
    await app.dataSource.query(`UPDATE stores SET clicks = clicks + 1`);
    await delay(200);
    expect(await nameOfAcme()).toBe('Acme');
  });

  it('counts the views of a post', async () => {
    const agents = ['Mozilla/5.0 (X11) one', 'Mozilla/5.0 (X11) two', 'Mozilla/5.0 (X11) three'];
    for (const agent of agents) {
      await app.http.get('/api/blogs/first-post').set('User-Agent', agent).expect(200);
    }
    const views = async () => (await plain.http.get('/api/blogs')).body[0].viewCount;
    const deadline = Date.now() + 5_000;
    while ((await views()) < agents.length && Date.now() < deadline) await delay(20);
    expect(await views()).toBe(agents.length);
  });

  it('is given up when the connection that hears of changes is lost', async () => {
    expect(await nameOfAcme()).toBe('Acme');
    await secretly(`UPDATE stores SET name = 'Secret' WHERE slug = 'acme'`);
    await app.dataSource.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name LIKE '%changes' AND datname = current_database()`,
    );
    await delay(1_500);
    expect(await nameOfAcme()).toBe('Secret');
    await app.owner.put(`/api/stores/${ids.acme}`).send({ name: 'Heard again' }).expect(200);
    expect(await nameOfAcme()).toBe('Heard again');
  });
});
