import { AUDIT_KEPT_DAYS, BIN_DAYS } from '@deal-harbor/contracts';
import { PASSWORD, startTestApp, type TestApp } from '../../../test/test-app.js';
import { LOCKS } from '../../database/advisory-locks.js';
import { onOneInstance } from '../../database/daily-work.js';
import { HOUSEWORK } from './house.keeper.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const query = (sql: string, values: unknown[] = []) => app.dataSource.query(sql, values);
const keep = async () => {
  for (const housework of HOUSEWORK) await onOneInstance(app.dataSource, housework);
};

describe('housekeeping', () => {
  it('deletes what has had its time, and nothing else', async () => {
    const kept = async () =>
      (
        await query(
          `SELECT title AS name FROM audit_entries WHERE actor = 'test'
           UNION ALL SELECT title FROM bin UNION ALL SELECT key FROM rate_limits ORDER BY name`,
        )
      ).map(({ name }: { name: string }) => name);
    await query('TRUNCATE rate_limits');
    for (const [name, day] of [
      ['young', -1],
      ['old', 1],
    ] as const) {
      await query(
        `INSERT INTO audit_entries (at, transaction_id, actor, action, entity, title)
         VALUES (now() - make_interval(days => $1), 1, 'test', 'update', 'store', $2)`,
        [AUDIT_KEPT_DAYS + day, `${name} action`],
      );
      await query(
        `INSERT INTO bin (kind, entity_id, title, deleted_at, counts, content)
         VALUES ('store', $1, $2, now() - make_interval(days => $1), '{}', '{}')`,
        [BIN_DAYS + day, `${name} entry`],
      );
      await query('INSERT INTO rate_limits (key, points, expire) VALUES ($1, 1, $2)', [
        `${name} count`,
        Date.now() - day * 60_000,
      ]);
    }
    await keep();
    expect(await kept()).toEqual(['young action', 'young count', 'young entry']);
  });

  it('keeps no other job from its work: each has a lock of its own', () => {
    const locks = Object.values(LOCKS);
    expect(new Set(locks).size).toBe(locks.length);
    expect(new Set(HOUSEWORK.map(({ lock }) => lock)).size).toBe(HOUSEWORK.length);
  });

  it('is not waited for: counts that are over count no more, deleted or not', async () => {
    const signIn = (password: string) => app.http.post('/api/admin/session').send({ password });
    for (let attempt = 1; attempt <= 4; attempt++) await signIn('wrong').expect(401);
    await signIn('wrong').expect(429);
    await query('UPDATE rate_limits SET expire = $1', [Date.now() - 1]);
    await signIn('wrong').expect(401);
    await signIn(PASSWORD).expect(200);
  });
});
