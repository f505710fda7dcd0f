import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import pg from 'pg';
import request from 'supertest';
import type { DataSource } from 'typeorm';
import { type Env, readEnv } from '../src/config/env.js';
import { type AppParts, createApp } from '../src/create-app.js';
import { poolOf } from '../src/database/connections.js';
import { openDataSource } from '../src/database/data-source.js';
import { ensureAdmin } from '../src/modules/auth/ensure-admin.js';
import { defaultSettings } from '../src/modules/settings/default-settings.js';
import { insertSettings } from '../src/modules/settings/settings.repository.js';

export const PASSWORD = 'a password for tests';

/** Connections of one instance: three of them, and the two of another worker's spec, share the server's 60. */
const POOL_SIZE = 8;

type Agent = ReturnType<typeof request.agent>;

/** One process's worth of the API. */
export interface TestInstance {
  nest: NestExpressApplication;
  dataSource: DataSource;
  env: Env;
  /** A visitor's calls. */
  http: Agent;
}

export interface TestApp extends TestInstance {
  /** The owner's calls, with a session. */
  owner: Agent;
  /** Empties every table but the account, its session, the audit log and the migrations; settings are as at first. */
  reset(): Promise<void>;
  /** Another instance on the same database, closed with this one. */
  startInstance(parts: AppParts): Promise<TestInstance>;
  close(): Promise<void>;
}

interface TestServer {
  host: string;
  port: number;
  user: string;
  password: string;
}

/** The embedded server that global-setup.mjs started; `template` carries the migrated schema. */
function server(): TestServer & { template: string } {
  return JSON.parse(process.env.DEAL_HARBOR_TEST_DATABASE as string);
}

async function administer(statement: string): Promise<void> {
  const { template: _, ...connection } = server();
  const client = new pg.Client({ ...connection, database: 'deal_harbor' });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

const KEPT = new Set(['migrations', 'admin_account', 'admin_sessions', 'audit_entries']);

/** Tables that hold a row, or have given a number. */
async function written(dataSource: DataSource): Promise<string[]> {
  const tables = await dataSource.query<{ name: string }[]>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
  );
  const filled = tables.map(
    ({ name }) => `SELECT '${name}' AS name WHERE EXISTS (SELECT FROM ${name})`,
  );
  const numbered = `SELECT refobjid::regclass::text FROM pg_sequence JOIN pg_depend ON objid = seqrelid
    WHERE refclassid = 'pg_class'::regclass AND pg_sequence_last_value(seqrelid) IS NOT NULL`;
  const rows = await dataSource.query<{ name: string }[]>([...filled, numbered].join(' UNION '));
  return rows.map(({ name }) => name);
}

/** To empty those that are empty would take longer than most tests. */
async function truncate(dataSource: DataSource): Promise<void> {
  const names = (await written(dataSource)).filter((name) => !KEPT.has(name));
  if (names.length === 0) return;
  await dataSource.query(`TRUNCATE ${names.join(', ')} RESTART IDENTITY CASCADE`);
}

/**
 * The API on a database of its own, on the real PostgreSQL.
 * @param variables of the environment, beside those of the tests
 * @param parts answers are kept only on request: rows written past the API are read back at once here
 */
export async function startTestApp(
  variables: Record<string, string> = {},
  { keepAnswers = false }: Partial<AppParts> = {},
): Promise<TestApp> {
  const { template, ...connection } = server();
  const database = `test_${randomBytes(6).toString('hex')}`;
  await administer(`CREATE DATABASE ${database} TEMPLATE ${template}`);
  const dataSource = await openDataSource({ ...connection, database });
  const env = readEnv(
    {
      LOG_LEVEL: 'silent',
      SESSION_SECRET: 'a secret for tests'.repeat(2),
      ADMIN_PASSWORD: PASSWORD,
      ...variables,
    },
    process.cwd(),
  );
  await ensureAdmin(dataSource, PASSWORD);
  await insertSettings(dataSource.manager, defaultSettings(env.siteUrl));
  const instances: TestInstance[] = [];
  const startInstance = async (source: DataSource, parts: AppParts): Promise<TestInstance> => {
    poolOf(source).options.max = POOL_SIZE;
    const nest = await createApp(env, source, parts);
    await nest.listen(0, '127.0.0.1');
    const http = request.agent(nest.getHttpServer() as Server);
    const instance = { nest, dataSource: source, env, http };
    instances.push(instance);
    return instance;
  };
  const first = await startInstance(dataSource, { keepAnswers });
  const owner = request.agent(first.nest.getHttpServer() as Server);
  await owner.post('/api/admin/session').send({ password: PASSWORD }).expect(200);
  return {
    ...first,
    owner,
    startInstance: async (parts) =>
      startInstance(await openDataSource({ ...connection, database }), parts),
    async reset() {
      await truncate(dataSource);
      await insertSettings(dataSource.manager, defaultSettings(env.siteUrl));
    },
    async close() {
      for (const { nest } of instances) await nest.close();
      await administer(`DROP DATABASE ${database} WITH (FORCE)`);
    },
  };
}
