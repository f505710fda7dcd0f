import type pg from 'pg';
import { to } from 'pg-copy-streams';
import type { QueryRunner } from 'typeorm';
import { quoted } from '../tables/quoted.js';
import type { Sum, TableFacts } from './archive-format.js';
import { Digest } from './digest.js';

/** So that the same rows are the same text wherever they are copied, however long it takes. */
const SETTINGS = {
  timezone: 'UTC',
  datestyle: 'ISO, MDY',
  intervalstyle: 'postgres',
  extra_float_digits: '1',
  bytea_output: 'hex',
  statement_timeout: '0',
  idle_in_transaction_session_timeout: '0',
};

/** For the current transaction. */
export async function setUpCopying(runner: QueryRunner): Promise<void> {
  for (const [name, value] of Object.entries(SETTINGS)) {
    await runner.query('SELECT set_config($1, $2, true)', [name, value]);
  }
}

/** Columns as the catalog has them now; those that the database itself computes are left to it. */
export async function factsOf(runner: QueryRunner, name: string): Promise<TableFacts> {
  const columns: { name: string; sequence: string | null }[] = await runner.query(
    `SELECT attname AS name, pg_get_serial_sequence($1, attname) AS sequence FROM pg_attribute
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
     ORDER BY attnum`,
    [quoted(name)],
  );
  const numbered = columns.find(({ sequence }) => sequence !== null);
  return {
    name,
    columns: columns.map((column) => column.name),
    numbered: numbered
      ? { column: numbered.name, next: await nextOf(runner, numbered.sequence as string) }
      : null,
  };
}

async function nextOf(runner: QueryRunner, sequence: string): Promise<string> {
  const [{ next }] = await runner.query(
    `SELECT (last_value + is_called::int)::text AS next FROM ${sequence}`,
  );
  return next;
}

/** In the order of the primary key, by bytes: in any database the same rows are the same text. */
async function orderOf(runner: QueryRunner, name: string): Promise<string> {
  const rows: { column: string; text: boolean }[] = await runner.query(
    `SELECT attname AS column, attcollation <> 0 AS text
     FROM pg_index, unnest(indkey) WITH ORDINALITY key (attnum, place)
     JOIN pg_attribute a USING (attnum)
     WHERE indrelid = $1::regclass AND indisprimary AND attrelid = indrelid ORDER BY place`,
    [quoted(name)],
  );
  return rows
    .map(({ column, text }) => `${quoted(column)}${text ? ' COLLATE "C"' : ''}`)
    .join(', ');
}

/** The rows of a table in the text format of COPY. */
export async function* rowsOf(
  runner: QueryRunner,
  { name, columns }: TableFacts,
): AsyncGenerator<Buffer> {
  const order = await orderOf(runner, name);
  const client = (await runner.connect()) as pg.ClientBase;
  const rows = `SELECT ${columns.map(quoted).join(', ')} FROM ${quoted(name)} ORDER BY ${order}`;
  yield* client.query(to(`COPY (${rows}) TO STDOUT`)) as AsyncIterable<Buffer>;
}

export async function sumOf(runner: QueryRunner, table: TableFacts): Promise<Sum> {
  const digest = new Digest();
  for await (const chunk of rowsOf(runner, table)) digest.add(chunk);
  return digest.sum();
}
