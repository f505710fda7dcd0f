import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { addStore } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { clientOf } from '../data-source.js';
import { LiveDealsKeeper } from '../live-deals/live-deals.keeper.js';
import { isSchemaCurrent } from '../migrate.js';
import { MIGRATIONS } from '../migrations/index.js';
import { checkByRestoring } from './check-by-restoring.js';
import { makeBackup } from './make-backup.js';
import { inspectArchive, restoreBackup } from './restore-backup.js';
import { bringSchemaTo } from './schema-version.js';
import { Databases } from './test/databases.js';
import { fillDatabase, rowsByTable } from './test/full-database.js';

const LEFT_OUT = ['admin_sessions', 'rate_limits', 'visit_salts', 'visits', 'welcome_mails'];
const ALL = MIGRATIONS.map(({ name }) => name);
const OLD_ROWS = `INSERT INTO stores (name, slug, category) VALUES ('Old', 'old', 'Home');
  INSERT INTO coupons (store_id, title, discount_type, discount_value, discount_rank, discount_size)
  VALUES (1, 'Coupon of old', 'other', 'Gift', 1, 0)`;
const OLD_ROWS_AS_NOW = `SELECT s.name, c.category_key, c.search_text
  FROM stores s LEFT JOIN coupons c ON c.store_id = s.id`;
const LISTS = `SELECT list, sum(amount)::int AS amount FROM list_counts
  WHERE list IN ('stores', 'coupons') GROUP BY 1 ORDER BY 1`;
const quietly = () => {};

let app: TestApp;
let databases: Databases;
let folder: string;
let file: string;
beforeAll(async () => {
  app = await startTestApp();
  // It merges counts each minute, and rows are compared here.
  await app.nest.get(LiveDealsKeeper).onModuleDestroy();
  databases = new Databases(app.dataSource);
  await fillDatabase(app.dataSource);
});
afterAll(() => app.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
  file = join(folder, 'backup.tar.zst');
});
afterEach(async () => {
  await databases.dropAll();
  await rm(folder, { recursive: true });
});

const back = (source: DataSource, onProgress: (table: string) => void = quietly) =>
  makeBackup(source, { file, version: '1.2.3', secret: null, onProgress, check: async () => {} });

async function restore(target: DataSource, replace = false): Promise<void> {
  await restoreBackup(target, await inspectArchive(file), {
    file,
    replace,
    onProgress: quietly,
  });
}

/** What a restore must bring back; the times at which migrations ran are no part of it, nor its own note. */
async function contentOf(source: DataSource) {
  const rows = await rowsByTable(source, [...LEFT_OUT, 'migrations']);
  const { audit_entries: noted = [] } = rows;
  return { ...rows, audit_entries: noted.filter((row) => JSON.parse(row).entity !== 'backup') };
}
const countIn = async (source: DataSource, table: string): Promise<number> =>
  (await source.query(`SELECT count(*)::int AS count FROM ${table}`))[0].count;

test('every row of every table comes back into an empty database', async () => {
  const before = await contentOf(app.dataSource);
  const empty = Object.entries(before).filter(([, rows]) => rows.length === 0);
  // A table without a row would prove nothing: give it one in fillDatabase.
  expect(empty).toEqual([]);
  await back(app.dataSource);
  const target = await databases.empty();
  await restore(target);
  expect(await contentOf(target)).toEqual(before);
  expect(await isSchemaCurrent(target)).toBe(true);
});

test('the database that comes back is the same in structure', async () => {
  await back(app.dataSource);
  const target = await databases.empty();
  await restore(target);
  const { upQueries } = await target.driver.createSchemaBuilder().log();
  expect(upQueries.map(({ query }) => query)).toEqual([]);
  const structure = (source: DataSource) =>
    source.query(
      `SELECT 'index' AS kind, indexname AS name, indexdef AS text FROM pg_indexes WHERE schemaname = 'public'
       UNION ALL SELECT 'constraint', conname, pg_get_constraintdef(c.oid) FROM pg_constraint c
         JOIN pg_namespace n ON n.oid = connamespace WHERE nspname = 'public'
       UNION ALL SELECT 'trigger', tgname, tgenabled::text || pg_get_triggerdef(oid) FROM pg_trigger
         WHERE NOT tgisinternal
       ORDER BY 1, 2`,
    );
  expect(await structure(target)).toEqual(await structure(app.dataSource));
});

test('sessions, counts of attempts and who was counted today do not come back', async () => {
  for (const table of LEFT_OUT) expect(await countIn(app.dataSource, table)).toBeGreaterThan(0);
  await back(app.dataSource);
  const target = await databases.migrated();
  await fillDatabase(target);
  await restore(target, true);
  for (const table of LEFT_OUT) expect(await countIn(target, table)).toBe(0);
  const { manifest } = await inspectArchive(file);
  expect(manifest.tables.map(({ name }) => name)).not.toEqual(expect.arrayContaining(LEFT_OUT));
});

test('no number of a row is given twice, also of one that was deleted before', async () => {
  await back(app.dataSource);
  const target = await databases.empty();
  await restore(target);
  const [{ last }] = await app.dataSource.query('SELECT max(id) AS last FROM stores');
  expect(await addStore(target)).toBe(last + 2);
});

test('two backups of the same rows have the same sums', async () => {
  await back(app.dataSource);
  const { sums } = await inspectArchive(file);
  const target = await databases.empty();
  await restore(target);
  file = join(folder, 'again.tar.zst');
  await back(target);
  const again = (await inspectArchive(file)).sums.tables;
  expect(again).toEqual({ ...sums.tables, audit_entries: expect.anything() });
});

test('the audit log that comes back says so, as its last entry', async () => {
  await back(app.dataSource);
  const target = await databases.migrated();
  await restore(target);
  const { manifest } = await inspectArchive(file);
  const [last, former] = await target.query(
    'SELECT actor, action, entity, entity_id, title, changes FROM audit_entries ORDER BY id DESC',
  );
  expect(last).toEqual({
    actor: 'command line',
    action: 'restore',
    entity: 'backup',
    entity_id: null,
    title: manifest.madeAt,
    changes: {},
  });
  expect(former.entity).not.toBe('backup');
});

test('all is of one moment, and writers do not wait', async () => {
  const source = await databases.migrated();
  await fillDatabase(source);
  const before = await contentOf(source);
  let writing: Promise<unknown> | undefined;
  await back(source, () => {
    writing ??= addStore(source).then(() => source.query(`UPDATE coupons SET title = 'Later'`));
  });
  await writing;
  const target = await databases.empty();
  await restore(target);
  expect(await contentOf(target)).toEqual(before);
  expect(await contentOf(source)).not.toEqual(before);
});

test('a database with rows is replaced only on request', async () => {
  await back(app.dataSource);
  const target = await databases.migrated();
  await addStore(target, { name: 'Mine' });
  const before = await rowsByTable(target, []);
  await expect(restore(target)).rejects.toThrow(/^The database is not empty\. Add --replace/);
  expect(await rowsByTable(target, [])).toEqual(before);
  await restore(target, true);
  expect(await contentOf(target)).toEqual(await contentOf(app.dataSource));
});

test('a database of a newer version is not touched', async () => {
  await back(app.dataSource);
  const target = await databases.migrated();
  await target.query(`INSERT INTO migrations (timestamp, name) VALUES (1, 'FromTheFuture1')`);
  await addStore(target, { name: 'Mine' });
  const before = await rowsByTable(target, []);
  await expect(restore(target, true)).rejects.toThrow(/^The database was written by a newer /);
  expect(await rowsByTable(target, [])).toEqual(before);
});

test('other programs’ tables stay as they are', async () => {
  await back(app.dataSource);
  const target = await databases.migrated();
  await target.query('CREATE TABLE theirs AS SELECT 1 AS id');
  await restore(target, true);
  expect(await countIn(target, 'theirs')).toBe(1);
  file = join(folder, 'again.tar.zst');
  await back(target);
  const { manifest } = await inspectArchive(file);
  expect(manifest.tables.map(({ name }) => name)).not.toContain('theirs');
});

test('running instances are told to drop what they keep', async () => {
  await back(app.dataSource);
  const target = await databases.migrated();
  const listener = clientOf(target, 'test');
  const heard: (string | undefined)[] = [];
  listener.on('notification', ({ payload }) => heard.push(payload));
  await listener.connect();
  await listener.query('LISTEN content_changes');
  await restore(target);
  while (heard.length === 0) await delay(20);
  await listener.end();
  expect(heard).toContain('*');
});

test('a backup of any earlier schema is restored and brought up to date', async () => {
  const source = await databases.empty();
  const known = new Set(source.entityMetadatas.map(({ tableName }) => tableName));
  const runner = source.createQueryRunner();
  const target = await databases.migrated();
  await fillDatabase(target);
  for (const [index, name] of ALL.entries()) {
    await bringSchemaTo(runner, ALL.slice(0, index + 1));
    const tables = Object.keys(await rowsByTable(source, ['migrations']));
    expect(tables.filter((table) => !known.has(table))).toEqual([]);
    if (index === 0) await source.query(OLD_ROWS);
    file = join(folder, name);
    await back(source);
    await restore(target, true);
    expect(await isSchemaCurrent(target)).toBe(true);
    expect(await target.query(OLD_ROWS_AS_NOW)).toEqual([
      { name: 'Old', category_key: 'home', search_text: expect.stringContaining('of old') },
    ]);
    expect(await target.query(LISTS)).toEqual([
      { list: 'coupons', amount: 1 },
      { list: 'stores', amount: 1 },
    ]);
  }
  await runner.release();
}, 180_000);

test('the check restores into a database of its own and leaves nothing behind', async () => {
  await back(app.dataSource);
  const [{ name }] = await app.dataSource.query('SELECT current_database() AS name');
  const leftover = `${name}_check_0123456789ab`;
  await app.dataSource.query(`CREATE DATABASE ${leftover}`);
  const options = { file, onProgress: quietly };
  const connection = { url: databases.urlOf(name) };
  expect(await checkByRestoring(app.dataSource, connection, options)).toBeNull();
  expect(
    await app.dataSource.query('SELECT datname FROM pg_database WHERE starts_with(datname, $1)', [
      `${name}_check`,
    ]),
  ).toEqual([]);
});
