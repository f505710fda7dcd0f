import { setTimeout as delay } from 'node:timers/promises';
import { BIN_DAYS } from '@deal-harbor/contracts';
import { addBlog, addCoupon, addOffer, addProduct, addStore } from '../../../test/factories.js';
import { startTestApp, type TestApp, type TestInstance } from '../../../test/test-app.js';
import { onOneInstance } from '../../database/daily-work.js';
import { emptyBin } from './empty-bin.js';
import { binCalls } from './test/bin-calls.js';

const LOCK = 1;

describe('around the bin', () => {
  let app: TestApp;
  let second: TestInstance;

  beforeAll(async () => {
    app = await startTestApp({}, { keepAnswers: true });
    second = await app.startInstance({ keepAnswers: true });
  });
  beforeEach(() => app.reset());
  afterAll(() => app.close());

  const { remove, restore } = binCalls(() => app);
  const query = (sql: string, values: unknown[] = []) => app.dataSource.query(sql, values);
  const keep = () => onOneInstance(app.dataSource, { lock: LOCK, work: emptyBin });

  it('entries go for good when their days are over, and no earlier', async () => {
    const entries = [];
    for (const slug of ['young', 'old']) {
      entries.push(await remove('store', await addStore(app.dataSource, { slug })));
    }
    const [young, old] = entries as [string, string];
    const age = (entry: string, text: string) =>
      query(`UPDATE bin SET deleted_at = now() - $2::interval WHERE id = $1`, [
        entry.split('/').at(-1),
        text,
      ]);
    await age(young, `${BIN_DAYS} days -1 minute`);
    await age(old, `${BIN_DAYS} days`);
    await keep();
    await restore(old).expect(404);
    await restore(young).expect(200);
  });

  it('only one instance at a time keeps it', async () => {
    let works = 0;
    const work = async () => {
      works++;
      await delay(300);
    };
    await Promise.all(
      [app, second, app].map(({ dataSource }) => onOneInstance(dataSource, { lock: LOCK, work })),
    );
    expect(works).toBe(1);
    await keep();
  });

  describe('pictures', () => {
    const hash = (letter: string) => letter.repeat(64);
    const address = (letter: string, size = '') => `/media/${hash(letter)}${size}.webp`;
    const add = (letter: string, days: number) =>
      query(
        `INSERT INTO media (hash, extension, bytes, width, height, used_at)
         VALUES ($1, 'webp', 'x', 1, 1, now() - make_interval(days => $2))`,
        [hash(letter), days],
      );
    const stored = async () =>
      (await query('SELECT left(hash, 1) AS letter FROM media ORDER BY 1')).map(
        ({ letter }: { letter: string }) => letter,
      );

    it('that nothing shows go, those that something shows stay', async () => {
      for (const letter of '0123456789') await add(letter, 100);
      await query(`INSERT INTO media_sizes (hash, side, bytes) VALUES ($1, 48, 'x')`, [hash('0')]);
      const { dataSource } = app;
      await addStore(dataSource, { logo: address('1') });
      await addProduct(dataSource, { imageUrl: address('2') });
      await addBlog(dataSource, {
        content: `<p><img src="${address('3')}" alt="" /><img src="${address('4', '-96')}" alt="" /></p>`,
      });
      await remove('store', await addStore(dataSource, { logo: address('5') }));
      await remove('product', await addProduct(dataSource, { imageUrl: address('6') }));
      const content = `<img src="${address('7')}" alt="" />`;
      await remove('post', await addBlog(dataSource, { content }));
      await query('UPDATE site_settings SET footer_text = $1', [address('8')]);
      await keep();
      expect(await stored()).toEqual([...'12345678']);
      await app.http.get(address('0')).expect(404);
    });

    it('stay for a while after they were last shown or stored', async () => {
      await add('a', 6);
      await add('b', 8);
      const store = await addStore(app.dataSource, { logo: address('c') });
      await add('c', 50);
      await keep();
      await app.owner.put(`/api/stores/${store}`).send({ logo: null }).expect(200);
      await keep();
      expect(await stored()).toEqual(['a', 'c']);
    });

    it('stay when they are named again', async () => {
      for (const letter of 'abc') await add(letter, 50);
      await app.owner.post('/api/stores').send({ name: 'A', slug: 'a', logo: address('a') });
      const post = { title: 'B', category: 'savings-tips' };
      const content = `<p><img src="${address('b')}" alt="B" /></p>`;
      await app.owner
        .post('/api/blogs')
        .send({ ...post, content })
        .expect(201);
      await query('DELETE FROM stores');
      await query('DELETE FROM blogs');
      await keep();
      expect(await stored()).toEqual(['a', 'b']);
    });

    it('go with the entry that showed them', async () => {
      const entry = await remove('store', await addStore(app.dataSource, { logo: address('a') }));
      await add('a', 50);
      await app.owner.delete(entry).expect(204);
      await keep();
      expect(await stored()).toEqual([]);
    });
  });

  it('kept answers of every instance follow a deletion and a restoration', async () => {
    const store = await addStore(app.dataSource, { name: 'Acme', slug: 'acme' });
    await addCoupon(app.dataSource, store, { featured: true });
    await addOffer(app.dataSource, store);
    await addBlog(app.dataSource, { slug: 'guide', targetStoreId: store });
    const addresses = [
      ...['/api/stores', '/api/stores/acme', '/api/coupons/featured', '/api/coupons?store=acme'],
      ...['/api/offers?store=acme', '/api/blogs', '/api/blogs/guide'],
    ];
    const answers = ({ http }: TestInstance) =>
      Promise.all(
        addresses.map(async (path) => {
          const { status, text } = await http.get(path);
          return [path, status, text.replace(/"(viewCount|version)":\d+/g, '')];
        }),
      );
    const bothSee = async (expected: unknown) => {
      expect(await answers(app)).toEqual(expected);
      const deadline = Date.now() + 1_000;
      while (Date.now() < deadline) {
        if (JSON.stringify(await answers(second)) === JSON.stringify(expected)) break;
        await delay(20);
      }
      expect(await answers(second)).toEqual(expected);
    };
    const before = await answers(app);
    await bothSee(before);
    const entry = await remove('store', store);
    const without = await answers(app);
    expect(without.map(([, status]) => status)).toEqual([200, 404, 200, 200, 200, 200, 200]);
    for (const [at, answer] of without.entries()) expect(answer).not.toEqual(before[at]);
    await bothSee(without);
    await restore(entry).expect(200);
    await bothSee(before);
  });

  it('the audit log tells deletions and restorations as what they are', async () => {
    const store = await addStore(app.dataSource, { name: 'Acme' });
    const coupon = await addCoupon(app.dataSource, store, { title: 'Spade' });
    const told = async (entity: string, id: number) => {
      const { body } = await app.owner
        .get(`/api/admin/audit?entity=${entity}&entityId=${id}&limit=5`)
        .expect(200);
      return body.map(({ action, title, transactionId }: Record<string, unknown>) => ({
        action,
        title,
        transactionId,
      }));
    };
    await restore(await remove('store', store)).expect(200);
    const ofStore = await told('store', store);
    expect(ofStore.slice(0, 2)).toMatchObject([
      { action: 'restore', title: 'Acme' },
      { action: 'delete', title: 'Acme' },
    ]);
    const ofCoupon = await told('coupon', coupon);
    expect(ofCoupon.slice(0, 2)).toMatchObject([
      { action: 'restore', title: 'Spade', transactionId: ofStore[0].transactionId },
      { action: 'delete', title: 'Spade', transactionId: ofStore[1].transactionId },
    ]);
    await app.owner.delete(await remove('coupon', coupon)).expect(204);
    expect((await told('coupon', coupon))[0]).toMatchObject({ action: 'delete-for-good' });
    const created = await app.owner.post('/api/stores').send({ name: 'New', slug: 'new' });
    expect((await told('store', created.body.id))[0]).toMatchObject({ action: 'create' });
  });

  it('an entry of another version comes back with defaults for what it does not know', async () => {
    const store = await addStore(app.dataSource);
    const coupon = await addCoupon(app.dataSource, store, { verified: true, featured: true });
    const entry = await remove('coupon', coupon);
    await query(
      `UPDATE bin SET content = jsonb_set(content #- '{coupons,0,verified}', '{coupons,0,former}', '"x"')`,
    );
    await restore(entry).expect(200);
    const { body } = await app.owner.get(`/api/coupons/${coupon}/record`);
    expect(body).toMatchObject({ id: coupon, verified: false, featured: true });
  });

  it('a store with 2,000 deals goes and comes back at once', async () => {
    const store = await addStore(app.dataSource);
    await query(
      `INSERT INTO coupons (store_id, title, description, discount_type, discount_value, discount_rank, discount_size)
       SELECT $1, 'Coupon ' || n, repeat('Some text. ', 20), 'fixed', '£1', 1, n / 7.0
       FROM generate_series(1, 1000) n`,
      [store],
    );
    await query(
      `INSERT INTO offers (store_id, title, description, affiliate_link, sort_order)
       SELECT $1, 'Offer ' || n, repeat('Some text. ', 20), 'https://shop.example/' || n, n - 1
       FROM generate_series(1, 1000) n`,
      [store],
    );
    const rows = () =>
      query(
        `SELECT md5(string_agg((c.*)::text, '' ORDER BY id)) AS hash
         FROM (SELECT id, title, discount_size, created_at FROM coupons UNION ALL
               SELECT id, title, sort_order, created_at FROM offers) c`,
      );
    const before = await rows();
    const entry = await remove('store', store);
    const counts = { coupons: 1_000, offers: 1_000, posts: 0 };
    expect((await app.owner.get(entry)).body).toMatchObject({ counts });
    await restore(entry).expect(200);
    expect(await rows()).toEqual(before);
    expect((await app.owner.get(`/api/stores/${store}/dependents`)).body).toEqual(counts);
  });
});
