import sharp from 'sharp';
import { addCategory, addCoupon, addOffer, addStore } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { actingAs } from '../../common/actor.js';
import { inTransaction } from '../../database/transaction.js';
import { inWords, newEntries } from './test/new-entries.js';

let app: TestApp;
const entries = newEntries(() => app);
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.reset();
  await entries.begin();
});

const change = (before: unknown, after: unknown) => ({ before, after });
const words = async () => (await entries.read()).map(inWords);

describe('what the owner writes', () => {
  it('is noted with its session, what it was before and what it is after', async () => {
    const body = {
      name: 'Acme',
      slug: 'acme',
      category: 'Tools',
      website: 'https://acme.example/',
    };
    const { id } = (await app.owner.post('/api/stores').send(body).expect(201)).body;
    await app.owner.put(`/api/stores/${id}`).send({ name: 'Acme Ltd', website: null }).expect(200);
    await app.owner.delete(`/api/stores/${id}`).expect(204);
    const [session] = (await app.owner.get('/api/admin/sessions')).body;
    const entry = { entity: 'store', entityId: String(id), actor: `session ${session.id}` };
    const [created, updated, deleted] = await entries.read();
    expect(created).toMatchObject({ ...entry, action: 'create', title: 'Acme' });
    expect(created?.changes).toEqual({
      name: change(null, 'Acme'),
      slug: change(null, 'acme'),
      category: change(null, 'Tools'),
      website: change(null, 'https://acme.example/'),
      description: change(null, ''),
      dealCount: change(null, 0),
    });
    expect(updated).toMatchObject({ ...entry, action: 'update', title: 'Acme Ltd' });
    expect(updated?.fields).toEqual(['name', 'website']);
    expect(updated?.changes).toEqual({
      name: change('Acme', 'Acme Ltd'),
      website: change('https://acme.example/', null),
    });
    expect(deleted).toMatchObject({ ...entry, action: 'delete', title: 'Acme Ltd' });
    expect(deleted?.changes.name).toEqual(change('Acme Ltd', null));
    expect(deleted?.changes.category).toEqual(change('Tools', null));
  });

  it('is noted of every kind of entry', async () => {
    const store = await addStore(app.dataSource);
    const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const posts: Record<string, object> = {
      categories: { name: 'Garden', slug: 'garden' },
      coupons: { storeId: store, title: 'C', discountType: 'percentage', discountValue: '5%' },
      offers: { storeId: store, title: 'O', description: 'D', affiliateLink: 'https://a.example/' },
      'amazon-products': { name: 'P', description: 'D', affiliateLink: 'https://a.example/' },
      blogs: { title: 'B', slug: 'b', content: '<p>Text</p>', category: 'savings-tips' },
      media: { picture: `data:image/png;base64,${bytes.toString('base64')}` },
    };
    for (const [path, body] of Object.entries(posts)) {
      const { status, body: answer } = await app.owner.post(`/api/${path}`).send(body);
      expect([path, status, answer.detail]).toEqual([path, 201, undefined]);
    }
    await app.owner.put('/api/config').send({ siteName: 'Other' }).expect(200);
    expect(await words()).toEqual([
      'create category Garden',
      'create coupon C',
      'create offer O',
      'create product P',
      'create post B',
      'create picture',
      'update settings',
    ]);
  });

  it('is noted with all that goes with it, under one number', async () => {
    const store = await addStore(app.dataSource, { name: 'Acme' });
    await addOffer(app.dataSource, store, { title: 'One' });
    await addCoupon(app.dataSource, store, { title: 'Two' });
    await app.owner.delete(`/api/stores/${store}`).expect(204);
    const written = await entries.read();
    expect(written.map(inWords).sort()).toEqual([
      'delete coupon Two',
      'delete offer One',
      'delete store Acme',
    ]);
    expect(new Set(written.map(({ transactionId }) => transactionId)).size).toBe(1);
  });

  it('is noted when many rows change at once', async () => {
    const store = await addStore(app.dataSource);
    const ids: number[] = [];
    for (let at = 0; at < 3; at++) {
      const title = `Offer ${at}`;
      ids.push(await addOffer(app.dataSource, store, { title, sortOrder: at, active: false }));
    }
    await app.owner.post('/api/offers/activate').send({ offerIds: ids }).expect(200);
    const order = { storeId: store, offerIds: [...ids].reverse() };
    await app.owner.post('/api/offers/reorder').send(order).expect(200);
    const changes = (await entries.read()).map(({ title, changes }) => [title, changes]);
    expect(changes).toEqual([
      ['Offer 0', { active: change(false, true) }],
      ['Offer 1', { active: change(false, true) }],
      ['Offer 2', { active: change(false, true) }],
      ['Offer 0', { sortOrder: change(0, 2) }],
      ['Offer 2', { sortOrder: change(2, 0) }],
    ]);
  });

  it('shows neither a provider’s key nor the address of a subscriber who was removed', async () => {
    const first = { apiKey: 'sk-first', baseUrl: 'https://ai.example/v1' };
    await app.owner.put('/api/ai/settings').send(first).expect(200);
    await app.owner.put('/api/ai/settings').send({ apiKey: 'sk-second' }).expect(200);
    await app.http.post('/api/newsletter/subscribe').send({ email: 'ann@b.example' }).expect(200);
    const [{ id }] = (await app.owner.get('/api/newsletter/subscribers').expect(200)).body;
    await app.owner.delete(`/api/newsletter/subscribers/${id}`).expect(204);
    const written = await entries.read();
    expect(written.map(inWords)).toEqual([
      'update ai-settings',
      'update ai-settings',
      'delete subscriber',
    ]);
    const sealed = expect.stringMatching(/^sealed [0-9a-f]{8}$/);
    expect(written[1]?.changes).toEqual({ apiKey: change(sealed, sealed) });
    expect(written[1]?.changes.apiKey?.before).not.toBe(written[1]?.changes.apiKey?.after);
    expect(JSON.stringify(written)).not.toMatch(/sk-|ann@/);
  });
});

describe('what is not noted', () => {
  it('a call that was refused', async () => {
    const body = { name: 'Acme', slug: 'acme' };
    const { id } = (await app.owner.post('/api/stores').send(body).expect(201)).body;
    await entries.begin();
    await app.owner.post('/api/stores').send(body).expect(409);
    await app.owner.put(`/api/stores/${id}`).send({ name: 'B', version: 99 }).expect(409);
    await app.owner
      .post('/api/stores')
      .send({ ...body, x: 1 })
      .expect(400);
    await app.http.delete(`/api/stores/${id}`).expect(401);
    expect(await words()).toEqual([]);
  });

  it('a write that was taken back', async () => {
    const refused = actingAs('session 1', () =>
      inTransaction(app.dataSource, async (manager) => {
        await manager.query(`INSERT INTO categories (name, slug) VALUES ('A', 'a')`);
        throw new Error('taken back');
      }),
    );
    await expect(refused).rejects.toThrow('taken back');
    expect(await words()).toEqual([]);
  });

  it('a save that changes nothing, and what only counts', async () => {
    const store = await addStore(app.dataSource, { name: 'Acme', slug: 'acme' });
    await app.owner.put(`/api/stores/${store}`).send({ name: 'Acme' }).expect(200);
    await actingAs('session 1', () =>
      app.dataSource.query('UPDATE stores SET clicks = clicks + 1'),
    );
    expect(await words()).toEqual([]);
  });

  it('what nobody’s call writes: loads of catalogues, visitors, housekeeping', async () => {
    await addCategory(app.dataSource, 'A', 'a');
    await app.http.post('/api/newsletter/subscribe').send({ email: 'a@b.example' }).expect(200);
    expect(await words()).toEqual([]);
  });
});

/** Written by the database, counted, or of the row itself: no decision of the owner's. */
const DERIVED = new Set(
  `id created_at updated_at version clicks view_count discount_rank discount_size live_until category_key search_text
   content_preview read_minutes keywords_text hash bytes used_at sealed_key email unsubscribe_token`.split(
    /\s+/,
  ),
);

it('every column of what is noted is told, or known as derived', async () => {
  const columns = await app.dataSource.query<{ table: string; column: string; body: string }[]>(
    `SELECT c.table_name AS table, c.column_name AS column, p.prosrc AS body
     FROM information_schema.columns c JOIN pg_proc p ON p.proname = 'audit_' || c.table_name || '_update'`,
  );
  expect(columns.length).toBeGreaterThan(70);
  const untold = columns.filter(
    ({ column, body }) => !DERIVED.has(column) && !new RegExp(`\\bn\\.${column}\\b`).test(body),
  );
  expect(untold.map(({ table, column }) => `${table}.${column}`)).toEqual([]);
});
