import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStale, TARGETS } from '../../scripts/lib/targets.mjs';

const TEMPLATE = 'template_deal_harbor';

/** Migrates one database, which each test app copies within milliseconds. */
async function makeTemplate(connection) {
  const { openDataSource } = await import('../dist/src/database/data-source.js');
  const { migrate } = await import('../dist/src/database/migrate.js');
  const outer = await openDataSource(connection);
  await outer.query(`CREATE DATABASE ${TEMPLATE}`);
  await outer.destroy();
  const inner = await openDataSource({ ...connection, database: TEMPLATE });
  await migrate(inner);
  await inner.destroy();
}

/** Starts the product's own embedded PostgreSQL on a folder that is thrown away afterwards. */
export default async function globalSetup() {
  await buildStale({ targets: [TARGETS.api] });
  const { startEmbeddedPostgres } = await import(
    '../dist/src/database/embedded/embedded-postgres.js'
  );
  const dataDir = mkdtempSync(join(tmpdir(), 'deal-harbor-test-'));
  const projectDir = join(import.meta.dirname, '../..');
  const postgres = await startEmbeddedPostgres({ dataDir, projectDir, log: () => {} });
  globalThis.dealHarborTest = { postgres, dataDir };
  await makeTemplate(postgres.connection);
  const { database: _, ...connection } = postgres.connection;
  process.env.DEAL_HARBOR_TEST_DATABASE = JSON.stringify({ ...connection, template: TEMPLATE });
}
