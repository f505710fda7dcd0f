import { dayOf } from '@deal-harbor/contracts';
import { addStore } from '../../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { loadDemoCatalogue } from '../load-demo-catalogue.js';
import { CatalogueError } from './catalogue-error.js';
import { loadSyntheticCatalogue } from './load-synthetic-catalogue.js';

describe('loadSyntheticCatalogue', () => {
  const today = dayOf(new Date());
  const sizes = { stores: 60, deals: 900, posts: 9, products: 12, subscribers: 15, seed: 1, today };
  let app: TestApp;
  const progress: [string, number, number][] = [];

  const load = (replace = false) =>
    loadSyntheticCatalogue(app.dataSource, sizes, {
      replace,
      onProgress: (...step) => progress.push(step),
    });
  const number = async (sql: string) =>
    (await app.dataSource.query(`SELECT (${sql})::int AS n`))[0].n;
  const indexes = () =>
    app.dataSource.query(
      `SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY indexname`,
    );

  beforeAll(async () => {
    app = await startTestApp();
    await app.reset();
  });
  afterAll(() => app.close());

  it('fills an empty database, with every index and its counts', async () => {
    const before = await indexes();
    await load();
    expect(await indexes()).toEqual(before);
    expect(await number('SELECT count(*) FROM stores')).toBe(60);
    expect(await number('SELECT count(*) FROM coupons')).toBe(540);
    expect(await number('SELECT count(*) FROM offers')).toBe(360);
    const live = await number(
      'SELECT count(*) FROM coupons WHERE expiry_date >= current_date OR expiry_date IS NULL',
    );
    const answer = await app.http.get('/api/coupons/latest').expect(200);
    expect(Number(answer.headers['x-total-count'])).toBe(live);
    expect(progress.at(-1)?.slice(1)).toEqual([1_020, 1_020]);
  });

  it('is answered by the API and takes new rows', async () => {
    const [store] = (await app.http.get('/api/stores/popular?limit=1').expect(200)).body;
    await app.http.get(`/api/stores/${store.slug}`).expect(200);
    const posts = await app.http.get('/api/blogs').expect(200);
    await app.http.get(`/api/blogs/${posts.body[0].slug}`).expect(200);
    expect((await app.http.get('/api/amazon-products').expect(200)).body).toHaveLength(12);
    const id = await addStore(app.dataSource, { name: 'One more' });
    expect(id).toBe(61);
    await app.dataSource.query('DELETE FROM stores WHERE id = $1', [id]);
  });

  it('replaces itself and the demo without asking', async () => {
    await load();
    expect(await number('SELECT count(*) FROM stores')).toBe(60);
    await app.reset();
    await loadDemoCatalogue(app.dataSource, { today, siteUrl: 'https://deals.example' });
    await load();
    expect(await number('SELECT count(*) FROM stores')).toBe(60);
    expect(await number('SELECT count(*) FROM media')).toBe(0);
  });

  it.each([
    ['a new row', 'UPDATE coupons SET created_at = now() WHERE id = 1'],
    ['a changed row', 'UPDATE products SET version = 2 WHERE id = 1'],
    ['a reader', `INSERT INTO subscribers (email) VALUES ('somebody@mail.example')`],
    [
      'a deletion',
      `INSERT INTO bin (kind, entity_id, title, content) VALUES ('post', 1, 'Post', '{}')`,
    ],
  ])('leaves %s of the owner’s alone, unless it is told to replace it', async (_what, sql) => {
    await app.dataSource.query(sql);
    await expect(load()).rejects.toThrow(CatalogueError);
    expect(await number('SELECT count(*) FROM stores')).toBe(60);
    await load(true);
    await load();
  });

  it('leaves everything as it was when it fails half way', async () => {
    const before = await indexes();
    const broken = { ...sizes, today: 'no day' };
    const failed = loadSyntheticCatalogue(app.dataSource, broken, {
      replace: false,
      onProgress: () => {},
    });
    await expect(failed).rejects.toThrow();
    expect(await indexes()).toEqual(before);
    expect(await number('SELECT count(*) FROM coupons')).toBe(540);
  });
});
