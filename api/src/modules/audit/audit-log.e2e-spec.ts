import { AUDIT_KEPT_DAYS } from '@deal-harbor/contracts';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { forgetOldActions } from './note-action.js';

const PATH = '/api/admin/audit';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const sql = (query: string, values: unknown[] = []) => app.dataSource.query(query, values);
const count = async () => (await sql('SELECT count(*)::int AS n FROM audit_entries'))[0].n;

async function addEntry(daysAgo: number, given: Record<string, string> = {}): Promise<number> {
  const { action = 'update', entity = 'store', entityId = '1', title = 'Acme' } = given;
  const [{ id }] = await sql(
    `INSERT INTO audit_entries (at, transaction_id, actor, action, entity, entity_id, title, changes)
     VALUES (now() - make_interval(days => $1), 1, 'session 1', $2, $3, $4, $5,
       '{"name": {"before": "A", "after": "B"}}') RETURNING id`,
    [daysAgo, action, entity, entityId, title],
  );
  return id;
}

describe('the log is only ever added to', () => {
  it.each([
    `UPDATE audit_entries SET actor = 'nobody'`,
    'UPDATE audit_entries SET at = at WHERE false',
    'DELETE FROM audit_entries',
    'TRUNCATE audit_entries',
    `INSERT INTO audit_entries (id, transaction_id, actor, action, entity)
     SELECT id, 1, 'x', 'x', 'x' FROM audit_entries ON CONFLICT (id) DO UPDATE SET actor = 'x'`,
  ])('by nobody: %s', async (statement) => {
    await addEntry(1);
    const before = await count();
    await expect(sql(statement)).rejects.toThrow('only ever added to');
    expect(await count()).toBe(before);
  });

  it('also where the triggers of a replica are switched off', async () => {
    const rows = await sql(
      `SELECT tgname AS name, tgenabled AS enabled FROM pg_trigger
       WHERE tgrelid = 'audit_entries'::regclass ORDER BY tgname`,
    );
    expect(rows).toEqual([
      { name: 'refuse_audit_change', enabled: 'A' },
      { name: 'refuse_audit_deletion', enabled: 'A' },
    ]);
  });

  it('and lets go only what is older than it is kept', async () => {
    const young = await addEntry(AUDIT_KEPT_DAYS - 1);
    const old = await addEntry(AUDIT_KEPT_DAYS + 1);
    await expect(sql('DELETE FROM audit_entries WHERE id = $1', [young])).rejects.toThrow();
    await forgetOldActions(app.dataSource.manager);
    const rows = await sql('SELECT id FROM audit_entries WHERE id IN ($1, $2)', [young, old]);
    expect(rows).toEqual([{ id: young }]);
  });

  it('has no call that writes', async () => {
    for (const method of ['post', 'put', 'patch', 'delete'] as const) {
      await app.owner[method](PATH).send({}).expect(404);
      await app.owner[method](`${PATH}/1`).send({}).expect(404);
    }
  });
});

describe('reading it', () => {
  const read = async (query: string) => {
    const { body, headers } = await app.owner.get(`${PATH}?${query}`).expect(200);
    return {
      titles: body.map(({ title }: { title: string }) => title),
      total: headers['x-total-count'],
    };
  };
  const day = (daysAgo: number) =>
    new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);

  beforeAll(async () => {
    for (const [daysAgo, title, given] of [
      [30, 'a', { entity: 'coupon' }],
      [20, 'b', { entity: 'coupon', entityId: '2' }],
      [10, 'c', { entity: 'coupon', action: 'delete' }],
      [0, 'd', { entity: 'product' }],
    ] as const) {
      await addEntry(daysAgo, { title, ...given });
    }
  });

  it('answers the newest first, page by page', async () => {
    expect(await read('entity=coupon')).toEqual({ titles: ['c', 'b', 'a'], total: '3' });
    expect(await read('entity=coupon&limit=2')).toEqual({ titles: ['c', 'b'], total: '3' });
    expect(await read('entity=coupon&limit=2&offset=2')).toEqual({ titles: ['a'], total: '3' });
  });

  it('filters by entity, one of them, action and days', async () => {
    expect((await read('entity=coupon&entityId=1')).titles).toEqual(['c', 'a']);
    expect((await read('entity=coupon&action=delete')).titles).toEqual(['c']);
    expect((await read(`entity=coupon&from=${day(20)}`)).titles).toEqual(['c', 'b']);
    expect((await read(`entity=coupon&to=${day(20)}`)).titles).toEqual(['b', 'a']);
    expect((await read(`entity=coupon&from=${day(20)}&to=${day(20)}`)).titles).toEqual(['b']);
    expect((await read(`from=${day(0)}&entity=product`)).titles).toEqual(['d']);
    expect((await read("entity=coupon&entityId=' OR true --")).titles).toEqual([]);
  });

  it('tells in the list which fields changed, and of one entry how', async () => {
    const [entry] = (await app.owner.get(`${PATH}?entity=product`).expect(200)).body;
    expect(entry).toEqual({
      id: expect.any(Number),
      at: expect.any(String),
      transactionId: 1,
      actor: 'session 1',
      action: 'update',
      entity: 'product',
      entityId: '1',
      title: 'd',
      fields: ['name'],
    });
    const { body } = await app.owner.get(`${PATH}/${entry.id}`).expect(200);
    expect(body).toEqual({ ...entry, changes: { name: { before: 'A', after: 'B' } } });
  });

  it.each([
    'entity=x',
    'action=x',
    'from=today',
    'to=2026-02-30',
    'entityId=',
    'x=1',
    'limit=0',
    'from[]=2026-01-01',
  ])('refuses ?%s', async (query) => {
    await app.owner.get(`${PATH}?${query}`).expect(400);
  });

  it('is the owner’s alone', async () => {
    for (const path of [PATH, `${PATH}/1`, `${PATH}/`, '/API/admin/AUDIT', `${PATH}?scope=admin`]) {
      expect((await app.http.get(path)).status).toBe(401);
    }
    for (const id of ['0', 'x', '1e0', '999999999'])
      await app.owner.get(`${PATH}/${id}`).expect(404);
  });
});
