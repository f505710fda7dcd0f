import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** The embedded database of a running instance. */
export interface Database {
  url: string;
  /** Of PostgreSQL's first process. */
  pid: number;
  rows<T>(sql: string, values?: unknown[]): Promise<T[]>;
  close(): Promise<void>;
}

const NAME = 'deal_harbor';
/** Milliseconds until every instance has surely heard of a change. */
const HEARD_WITHIN = 50;

/** @param dataDir of an instance that is running with its own database */
export async function openDatabase(dataDir: string): Promise<Database> {
  // process, data folder, start, port, socket's folder, address: PostgreSQL's own notes
  const notes = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
  const [pid, , , port, socket, address] = notes;
  const { application } = JSON.parse(
    readFileSync(join(dataDir, 'postgres-passwords.json'), 'utf8'),
  ) as { application: string };
  const host = encodeURIComponent(socket || address || '');
  const url = `postgresql://${NAME}:${application}@localhost/${NAME}?host=${host}&port=${port}`;
  const client = new pg.Client({ connectionString: url });
  // A connection lost between two queries is reported by the next query.
  client.on('error', () => {});
  await client.connect();
  return {
    url,
    pid: Number(pid),
    rows: async <T>(sql: string, values: unknown[] = []) =>
      (await client.query(sql, values)).rows as T[],
    close: () => client.end(),
  };
}

/** Has all instances forget every kept answer, the way they do when they may have missed a change. */
export async function forgetKept({ rows }: Database): Promise<void> {
  await rows(`SELECT pg_notify('content_changes', '*')`);
  await delay(HEARD_WITHIN);
}
