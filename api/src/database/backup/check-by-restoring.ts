import { randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { LOCKS } from '../advisory-locks.js';
import { type DatabaseConnection, openDataSource } from '../data-source.js';
import { quoted } from '../tables/quoted.js';
import type { Archive } from './archive-reader.js';
import { BackupError } from './backup-error.js';
import { type LoadOptions, loadArchive } from './load-archive.js';
import { refusalOf } from './refusal.js';
import { inspectArchive } from './restore-backup.js';

/** PostgreSQL cuts names at 63 bytes. */
const NAME_LENGTH = 40;
const NOT_ALLOWED = '42501';

function connectionTo(database: string, connection: DatabaseConnection): DatabaseConnection {
  if (!('url' in connection)) return { ...connection, database };
  const url = new URL(connection.url);
  url.pathname = `/${encodeURIComponent(database)}`;
  return { url: url.href };
}

async function loadInto(
  connection: DatabaseConnection,
  options: LoadOptions,
  archive: Archive,
): Promise<void> {
  const scratch = await openDataSource(connection);
  const runner = scratch.createQueryRunner();
  try {
    await runner.startTransaction();
    await loadArchive(runner, options, archive);
    await runner.commitTransaction();
  } finally {
    await runner.release();
    await scratch.destroy();
  }
}

/**
 * Reads the archive through, restores it into a database made for that, compares row by row, and drops it again.
 * @returns null, or why it only read the archive
 */
export async function checkByRestoring(
  dataSource: DataSource,
  connection: DatabaseConnection,
  options: LoadOptions,
): Promise<string | null> {
  const archive = await inspectArchive(options.file);
  const runner = dataSource.createQueryRunner();
  const drop = (name: string) =>
    runner.query(`DROP DATABASE IF EXISTS ${quoted(name)} WITH (FORCE)`);
  try {
    // What another check left behind can then be told from one under way.
    const [{ ours }] = await runner.query('SELECT pg_try_advisory_lock($1) AS ours', [
      LOCKS.backupCheck,
    ]);
    if (!ours) return 'another check is under way';
    const [{ prefix }] = await runner.query(
      `SELECT left(current_database(), ${NAME_LENGTH}) || '_check_' AS prefix`,
    );
    const leftovers: { name: string }[] = await runner.query(
      `SELECT datname AS name FROM pg_database
       WHERE starts_with(datname, $1) AND substr(datname, length($1) + 1) ~ '^[0-9a-f]{12}$'`,
      [prefix],
    );
    for (const { name } of leftovers) await drop(name);
    const scratch = `${prefix}${randomBytes(6).toString('hex')}`;
    await runner.query(`CREATE DATABASE ${quoted(scratch)}`);
    await loadInto(connectionTo(scratch, connection), options, archive).finally(() =>
      drop(scratch),
    );
    return null;
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === null) throw error;
    if (refusal.code === NOT_ALLOWED) return refusal.message;
    throw new BackupError(
      `The backup could not be restored to check it: ${refusal.message}. Add --no-check to do without.`,
      { cause: error },
    );
  } finally {
    await runner.query('SELECT pg_advisory_unlock($1)', [LOCKS.backupCheck]).catch(() => {});
    await runner.release();
  }
}
