import { startTestApp, type TestApp } from '../../test/test-app.js';
import { readEnv } from '../config/env.js';
import { type DatabaseConnection, openDataSource } from './data-source.js';
import { isSchemaCurrent, migrate, NewerSchemaError } from './migrate.js';
import { prepareDatabase } from './prepare.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** A new, empty database on the same server. */
async function emptyDatabase(name: string): Promise<DatabaseConnection> {
  await app.dataSource.query(`CREATE DATABASE ${name}`);
  return {
    ...JSON.parse(process.env.DEAL_HARBOR_TEST_DATABASE as string),
    template: undefined,
    database: name,
  };
}

test('entities and migrations describe the same schema', async () => {
  const { upQueries } = await app.dataSource.driver.createSchemaBuilder().log();
  expect(upQueries.map(({ query }) => query)).toEqual([]);
});

test('a schema newer than the code is refused in one line', async () => {
  await app.dataSource.query(
    `INSERT INTO migrations (timestamp, name) VALUES (1, 'FromTheFuture1')`,
  );
  const refused = migrate(app.dataSource);
  await expect(refused).rejects.toThrow(NewerSchemaError);
  await expect(refused).rejects.toThrow(/^[^\n]*FromTheFuture1[^\n]*$/);
  await app.dataSource.query(`DELETE FROM migrations WHERE name = 'FromTheFuture1'`);
});

test('three instances that start at once on an empty database make one schema and one owner', async () => {
  const name = 'test_starts_at_once';
  const connection = await emptyDatabase(name);
  const env = readEnv({ DEMO_CATALOGUE: 'off' }, process.cwd());
  const sources = await Promise.all([1, 2, 3].map(() => openDataSource(connection)));
  try {
    const passwords = await Promise.all(
      sources.map((source) => prepareDatabase(source, env, () => {})),
    );
    expect(passwords.filter((password) => password !== null)).toHaveLength(1);
    const [source] = sources as [(typeof sources)[0]];
    expect(await isSchemaCurrent(source)).toBe(true);
    const [counts] = await source.query(
      'SELECT (SELECT count(*)::int FROM admin_account) AS accounts, (SELECT count(*)::int FROM site_settings) AS settings',
    );
    expect(counts).toEqual({ accounts: 1, settings: 1 });
  } finally {
    await Promise.all(sources.map((source) => source.destroy()));
    await app.dataSource.query(`DROP DATABASE ${name} WITH (FORCE)`);
  }
});
