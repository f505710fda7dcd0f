import pg from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { ActingDataSource } from './acting-data-source.js';
import { watchConnections } from './connections.js';
import { ENTITIES } from './entities.js';
import { MIGRATIONS } from './migrations/index.js';
import { SnakeNamingStrategy } from './snake-naming.strategy.js';

/** Where the database answers: parts for the embedded one, an address for an external one. */
export type DatabaseConnection =
  | { url: string }
  | { host: string; port: number; user: string; password: string; database: string };

const APPLICATION = 'deal-harbor';
/** Connections of one process; the embedded server allows 60. */
const POOL_SIZE = 16;
/** Milliseconds. */
const STATEMENT_TIMEOUT = 30_000;
const CONNECT_TIMEOUT = 5_000;

const DATE_TYPE = 1082;
// A calendar day stays text: as a Date it would move with the time zone of the process.
pg.types.setTypeParser(DATE_TYPE, (day) => day);

function dataSourceOptions(connection: DatabaseConnection): DataSourceOptions {
  const { user, ...parts } = 'url' in connection ? { user: undefined, ...connection } : connection;
  return {
    type: 'postgres',
    ...parts,
    ...(user === undefined ? {} : { username: user }),
    entities: ENTITIES,
    migrations: MIGRATIONS,
    migrationsTableName: 'migrations',
    namingStrategy: new SnakeNamingStrategy(),
    synchronize: false,
    // A condition on undefined would otherwise match every row.
    invalidWhereValuesBehavior: { null: 'throw', undefined: 'throw' },
    connectTimeoutMS: CONNECT_TIMEOUT,
    extra: {
      max: POOL_SIZE,
      options: '-c timezone=UTC',
      statement_timeout: STATEMENT_TIMEOUT,
      application_name: APPLICATION,
    },
  };
}

/**
 * A connection of its own beside the pool's, with the same settings; not yet connected.
 * @param purpose what the database's list of connections says it is for
 * @param patience milliseconds for connecting
 */
export function clientOf(
  { options }: DataSource,
  purpose: string,
  patience = CONNECT_TIMEOUT,
): pg.Client {
  const { url, host, port, username, password, database, extra } = options as Extract<
    DataSourceOptions,
    { type: 'postgres' }
  >;
  const { max: _, ...settings } = extra as Record<string, unknown>;
  return new pg.Client({
    ...settings,
    application_name: `${APPLICATION} ${purpose}`,
    ...(url ? { connectionString: url } : { host, port, user: username, database }),
    ...(typeof password === 'string' && { password }),
    connectionTimeoutMillis: patience,
    keepAlive: true,
  });
}

export async function openDataSource(connection: DatabaseConnection): Promise<DataSource> {
  const dataSource = await new ActingDataSource(dataSourceOptions(connection)).initialize();
  watchConnections(dataSource);
  return dataSource;
}
