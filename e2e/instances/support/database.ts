import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at, ROOT } from '../../../scripts/lib/project.mjs';

/** A PostgreSQL that belongs to no instance. */
export interface Database {
  /** The address of a new, empty database. */
  create(name: string): Promise<string>;
  /** Runs one statement in a database and answers its rows. */
  rows<T>(url: string, sql: string): Promise<T[]>;
  /** Ends the server like a power cut; it is started again by itself. */
  kill(): void;
  /** Stops the server. Its data stay. */
  leave(): Promise<void>;
  comeBack(): Promise<void>;
  remove(): Promise<void>;
}

interface Connection {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
}

/** The socket's folder stands among the parameters; the host before it only makes the address a valid one. */
const addressOf = ({ host, port, user, password }: Connection, database: string) =>
  `postgresql://${user}:${password}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`;

const load = (module: string) => import(at('api/dist/src', module));

/** Starts the product's own PostgreSQL on a folder that is thrown away afterwards. */
export async function startDatabase(): Promise<Database> {
  const dataDir = await mkdtemp(join(tmpdir(), 'deal-harbor-instances-'));
  // The database's own user must reach it when we are root.
  await chmod(dataDir, 0o755);
  const { startEmbeddedPostgres } = await load('database/embedded/embedded-postgres.js');
  const { openDataSource } = await load('database/data-source.js');
  const start = () => startEmbeddedPostgres({ dataDir, projectDir: ROOT, log: () => {} });
  let server = await start();
  const rows = async <T>(url: string, sql: string): Promise<T[]> => {
    const dataSource = await openDataSource({ url });
    return dataSource.query(sql).finally(() => dataSource.destroy());
  };
  return {
    rows,
    async create(name) {
      await rows(addressOf(server.connection, 'postgres'), `CREATE DATABASE ${name}`);
      return addressOf(server.connection, name);
    },
    kill() {
      const [pid] = readFileSync(join(server.stateDir, 'postgres/postmaster.pid'), 'utf8').split(
        '\n',
      );
      process.kill(Number(pid), 'SIGKILL');
    },
    leave: () => server.stop(),
    async comeBack() {
      server = await start();
    },
    async remove() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
