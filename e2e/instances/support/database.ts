import { execFileSync } from 'node:child_process';
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
  /** Holds all its processes where they are; connections stay open, and nothing answers. */
  hold(): void;
  letGo(): void;
  /** Stops the server. Its data stay. */
  leave(): Promise<void>;
  comeBack(): Promise<void>;
  remove(): Promise<void>;
}

export interface Connection {
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

/** Runs one statement on a connection of its own and answers its rows. */
export async function rowsOf<T>(
  connection: Connection | { url: string },
  sql: string,
): Promise<T[]> {
  const { openDataSource } = await load('database/data-source.js');
  const dataSource = await openDataSource(connection);
  return dataSource.query(sql).finally(() => dataSource.destroy());
}

/** The way to the database that the product runs in this data folder. @throws Error when none runs there now */
export async function embeddedIn(dataDir: string): Promise<Connection> {
  const { runningPostgres } = await load('database/embedded/running-postgres.js');
  const connection = runningPostgres(dataDir, ROOT);
  if (!connection) throw new Error(`No database runs in ${dataDir}.`);
  return connection;
}

/** The pid of the PostgreSQL server whose state is in this folder. */
export function postmasterIn(stateDir: string): number {
  const [pid] = readFileSync(join(stateDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
  return Number(pid);
}

/** Signals a server and all that it has started. */
function signalAll(postmaster: number, signal: NodeJS.Signals): void {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).split('\n');
  const processes = lines.map((line) => line.trim().split(/\s+/).map(Number));
  const children = processes.filter(([, parent]) => parent === postmaster);
  for (const pid of [postmaster, ...children.map(([child = 0]) => child)]) {
    try {
      process.kill(pid, signal);
    } catch {
      // Ended meanwhile.
    }
  }
}

/** Starts the product's own PostgreSQL on a folder that is thrown away afterwards. */
export async function startDatabase(): Promise<Database> {
  const dataDir = await mkdtemp(join(tmpdir(), 'deal-harbor-instances-'));
  // The database's own user must reach it when we are root.
  await chmod(dataDir, 0o755);
  const { startEmbeddedPostgres } = await load('database/embedded/embedded-postgres.js');
  const start = () => startEmbeddedPostgres({ dataDir, projectDir: ROOT, log: () => {} });
  let server = await start();
  const rows = <T>(url: string, sql: string) => rowsOf<T>({ url }, sql);
  return {
    rows,
    async create(name) {
      await rows(addressOf(server.connection, 'postgres'), `CREATE DATABASE ${name}`);
      return addressOf(server.connection, name);
    },
    kill() {
      process.kill(postmasterIn(server.stateDir), 'SIGKILL');
    },
    hold: () => signalAll(postmasterIn(server.stateDir), 'SIGSTOP'),
    letGo: () => signalAll(postmasterIn(server.stateDir), 'SIGCONT'),
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
