import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Connection } from '../provision.js';

/** Rows of one statement, on a connection of its own. */
export async function query(connection: Connection, sql: string, values: unknown[] = []) {
  const client = await open(connection);
  try {
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end();
  }
}

export async function keep(connection: Connection, text: string): Promise<void> {
  await query(connection, 'CREATE TABLE IF NOT EXISTS kept (text text)');
  await query(connection, 'INSERT INTO kept VALUES ($1)', [text]);
}

export async function kept(connection: Connection): Promise<string[]> {
  const rows = await query(connection, 'SELECT text FROM kept ORDER BY text');
  return rows.map(({ text }) => text);
}

/** Milliseconds. */
const GONE_WITHIN = 10_000;

/** Inserts rows one by one until the server is gone; returns how many were acknowledged. */
export async function writeUntilGone(
  connection: Connection,
  afterFifty: () => void,
): Promise<number> {
  const client = await open(connection);
  await client.query('CREATE TABLE acknowledged (number int)');
  const deadline = Date.now() + GONE_WITHIN;
  let last = 0;
  try {
    while (Date.now() < deadline) {
      await client.query('INSERT INTO acknowledged VALUES ($1)', [last + 1]);
      last += 1;
      if (last === 50) afterFifty();
    }
  } catch {
    return last;
  }
  await client.end();
  throw new Error(`the server still takes rows after ${GONE_WITHIN} ms`);
}

/** How many of the first `count` rows of writeUntilGone are there. */
export async function foundOf(connection: Connection, count: number): Promise<number> {
  const sql = 'SELECT count(*)::int AS found FROM acknowledged WHERE number <= $1';
  return (await query(connection, sql, [count]))[0].found;
}

export function serverPid(stateDir: string): number {
  return Number(readFileSync(join(stateDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
}

async function open(connection: Connection): Promise<pg.Client> {
  const client = new pg.Client(connection);
  // A server that dies between two statements is reported by the next one.
  client.on('error', () => {});
  await client.connect();
  return client;
}
