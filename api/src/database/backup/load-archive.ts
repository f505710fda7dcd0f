import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from } from 'pg-copy-streams';
import type { QueryRunner } from 'typeorm';
import { quoted } from '../tables/quoted.js';
import { tablesIn } from '../tables/tables-in.js';
import { withoutForeignKeys, withoutIndexes, withoutTriggers } from '../tables/without.js';
import type { Manifest, Sums, TableFacts } from './archive-format.js';
import { type Archive, readArchive } from './archive-reader.js';
import { BackupError } from './backup-error.js';
import { keptTablesIn } from './kept-tables.js';
import { bringSchemaTo } from './schema-version.js';
import { factsOf, setUpCopying, sumOf } from './table-copy.js';

export interface LoadOptions {
  file: string;
  /** Called before each table is filled, and at the end, with rows done and rows in all. */
  onProgress: (what: string, done: number, total: number) => void;
}

async function empty(runner: QueryRunner, tables: readonly string[]): Promise<void> {
  if (tables.length === 0) return;
  await withoutTriggers(runner, tables, () =>
    runner.query(`TRUNCATE ${tables.map(quoted).join(', ')} RESTART IDENTITY`),
  );
}

/** The schema made by the archive's migrations must be the one that it was written from. */
async function checkTables(runner: QueryRunner, { tables }: Manifest): Promise<void> {
  const shape = (facts: TableFacts[]) =>
    JSON.stringify(facts.map(({ name, columns }) => [name, columns.toSorted()]).toSorted());
  const facts: TableFacts[] = [];
  for (const name of await keptTablesIn(runner)) facts.push(await factsOf(runner, name));
  if (shape(facts) !== shape(tables)) {
    throw new BackupError(
      'The backup has other tables than its version of Deal Harbor: was it changed?',
    );
  }
}

async function fillTable(
  runner: QueryRunner,
  { name, columns, numbered }: TableFacts,
  chunks: AsyncIterable<Buffer>,
): Promise<void> {
  const client = (await runner.connect()) as pg.ClientBase;
  const into = `${quoted(name)} (${columns.map(quoted).join(', ')})`;
  await pipeline(Readable.from(chunks), client.query(from(`COPY ${into} FROM STDIN`)));
  if (!numbered) return;
  await runner.query(
    `ALTER TABLE ${quoted(name)} ALTER COLUMN ${quoted(numbered.column)} RESTART WITH ${BigInt(numbered.next)}`,
  );
}

/** Rows that went in are read again: the same text must come out. */
async function checkRows(runner: QueryRunner, { tables }: Manifest, sums: Sums): Promise<void> {
  for (const table of tables) {
    const { rows, sha256 } = await sumOf(runner, table);
    const expected = sums.tables[table.name];
    if (rows === expected?.rows && sha256 === expected.sha256) continue;
    throw new BackupError(`The rows of ${table.name} do not come back as they are in the backup.`);
  }
}

/**
 * Makes the database what it was, at the schema that it had then. Belongs into a transaction.
 * @throws BackupError when the file is no whole archive, or its rows do not come back as they were
 */
export async function loadArchive(
  runner: QueryRunner,
  { file, onProgress }: LoadOptions,
  { manifest, sums }: Archive,
): Promise<void> {
  const total = Object.values(sums.tables).reduce((sum, { rows }) => sum + rows, 0);
  await setUpCopying(runner);
  await empty(runner, await tablesIn(runner));
  await bringSchemaTo(runner, manifest.migrations);
  await checkTables(runner, manifest);
  const names = manifest.tables.map(({ name }) => name);
  let done = 0;
  const fill = async () => {
    await readArchive(file, {
      table: async (table, chunks) => {
        onProgress(table.name, done, total);
        await fillTable(runner, table, chunks);
        done += sums.tables[table.name]?.rows ?? 0;
      },
    });
    onProgress('indexes', done, total);
  };
  await withoutTriggers(runner, names, () =>
    withoutForeignKeys(runner, names, () => withoutIndexes(runner, names, fill)),
  );
  await checkRows(runner, manifest, sums);
}
