import type pg from 'pg';
import type { DataSource, QueryRunner } from 'typeorm';
import { appliedMigrations, refuseNewer } from '../migrate.js';
import { quoted } from '../tables/quoted.js';
import { FORMAT, type Manifest } from './archive-format.js';
import { type ArchiveWriter, writeArchive } from './archive-writer.js';
import { BackupError } from './backup-error.js';
import { keptTablesIn } from './kept-tables.js';
import { factsOf, rowsOf, setUpCopying } from './table-copy.js';

export interface WriteOptions {
  /** Must not be there yet. */
  file: string;
  /** The product's version. */
  version: string;
  /** The installation's generated secret; null where it has none of its own. */
  secret: string | null;
  /** Called before each table, and at the end, with tables done and tables in all. */
  onProgress: (table: string, done: number, total: number) => void;
}

/** Begins a transaction in which all tables are seen as of one moment, and nobody empties or changes them. */
async function beginSnapshot(runner: QueryRunner, tables: readonly string[]): Promise<void> {
  await runner.startTransaction('REPEATABLE READ');
  await runner.query('SET TRANSACTION READ ONLY');
  // Before anything is read: TRUNCATE and DDL do not keep to snapshots.
  const names = ['migrations', ...tables].map(quoted).join(', ');
  await runner.query(`LOCK TABLE ${names} IN ACCESS SHARE MODE`);
  await setUpCopying(runner);
}

async function fill(
  archive: ArchiveWriter,
  runner: QueryRunner,
  tables: readonly string[],
  { version, secret, onProgress }: WriteOptions,
): Promise<void> {
  const manifest: Manifest = {
    product: 'deal-harbor',
    format: FORMAT,
    version,
    madeAt: new Date().toISOString(),
    migrations: await appliedMigrations(runner),
    tables: [],
  };
  refuseNewer('database', manifest.migrations);
  for (const name of tables) manifest.tables.push(await factsOf(runner, name));
  await archive.begin(manifest, secret);
  for (const [index, table] of manifest.tables.entries()) {
    onProgress(table.name, index, tables.length);
    await archive.table(table.name, rowsOf(runner, table));
  }
  onProgress('done', tables.length, tables.length);
  await archive.end();
}

/**
 * Writes all that a restore needs into one archive, as of one moment; whoever reads or writes meanwhile is not
 * kept waiting.
 * @throws BackupError when there is nothing to write; NewerSchemaError
 */
export async function writeBackup(dataSource: DataSource, options: WriteOptions): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    const tables = await keptTablesIn(runner);
    if (tables.length === 0) throw new BackupError('The database is empty: nothing to back up.');
    await beginSnapshot(runner, tables);
    await writeArchive(options.file, (archive) => fill(archive, runner, tables, options));
    await runner.commitTransaction();
  } catch (error) {
    // Only the end of its connection ends a copy that was broken off.
    const client = (await runner.connect()) as pg.Client;
    await client.end();
    throw error;
  } finally {
    await runner.release();
  }
}
