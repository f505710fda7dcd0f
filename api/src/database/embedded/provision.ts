import pg from 'pg';
import { EmbeddedDatabaseError } from './embedded-database-error.js';
import { type Passwords, SUPERUSER } from './passwords.js';

export const APPLICATION = 'deal_harbor';

export interface Connection {
  /** A socket's folder, or an address. */
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
}

/** Milliseconds. */
const CONNECT_TIMEOUT = 10_000;
const NO_PASSWORD_MATCH = '28P01';
const NO_SUCH_DATABASE = '3D000';

/**
 * The application's own user and database, made if they are missing. The user owns its database and may make
 * others (tests do), but is no superuser: a flaw in a query must not read files or start programs.
 * @throws EmbeddedDatabaseError when the kept passwords do not hold
 */
export async function provision(
  place: { host: string; port: number },
  passwords: Passwords,
  passwordFile: string,
): Promise<Connection> {
  const application = {
    ...place,
    user: APPLICATION,
    password: passwords.application,
    database: APPLICATION,
  };
  if (await opens(application)) return application;

  const administrator = { ...place, user: SUPERUSER, password: passwords.superuser };
  try {
    await withClient({ ...administrator, database: 'postgres' }, async (client) => {
      // A statement that fails would be logged, password and all.
      await client.query('SET log_min_error_statement = panic');
      await createRole(client, passwords.application);
      await createDatabase(client);
    });
  } catch (error) {
    if (codeOf(error) !== NO_PASSWORD_MATCH) throw error;
    throw new EmbeddedDatabaseError(
      `The passwords in ${passwordFile} are not this database's. Restore the file that belongs to it, or delete it: the next start then sets new ones.`,
    );
  }
  return application;
}

async function createRole(client: pg.Client, password: string): Promise<void> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [
    APPLICATION,
  ]);
  const verb = rowCount === 0 ? 'CREATE' : 'ALTER';
  const literal = client.escapeLiteral(password);
  await client.query(`${verb} ROLE ${APPLICATION} LOGIN CREATEDB PASSWORD ${literal}`);
}

async function createDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [
    APPLICATION,
  ]);
  if (rowCount === 0) await client.query(`CREATE DATABASE ${APPLICATION} OWNER ${APPLICATION}`);
}

async function opens(connection: Connection): Promise<boolean> {
  try {
    await withClient(connection, async () => {});
    return true;
  } catch (error) {
    if ([NO_PASSWORD_MATCH, NO_SUCH_DATABASE].includes(codeOf(error))) return false;
    throw error;
  }
}

async function withClient(
  connection: Connection,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: CONNECT_TIMEOUT });
  // A connection lost between two queries is reported by the next query.
  client.on('error', () => {});
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function codeOf(error: unknown): string {
  return String((error as { code?: unknown } | null)?.code);
}
