import type { DataSource, QueryRunner } from 'typeorm';
import { noteAction } from '../../modules/audit/note-action.js';
import { ANYTHING } from '../../modules/kept/content-changes.js';
import { appliedMigrations, refuseNewer, underStartLock } from '../migrate.js';
import { MIGRATIONS } from '../migrations/index.js';
import { quoted } from '../tables/quoted.js';
import { tablesIn } from '../tables/tables-in.js';
import { type Archive, readArchive } from './archive-reader.js';
import { BackupError } from './backup-error.js';
import { type LoadOptions, loadArchive } from './load-archive.js';
import { refusalOf } from './refusal.js';
import { bringSchemaTo } from './schema-version.js';

export interface RestoreOptions extends LoadOptions {
  /** Deletes what the database holds. */
  replace: boolean;
}

/** For the audit log, which comes back as it was then: whoever reads it on learns why. */
const RESTORED = { actor: 'command line', action: 'restore', entity: 'backup' } as const;

async function holdsRows(runner: QueryRunner, tables: readonly string[]): Promise<boolean> {
  for (const table of tables) {
    const [row] = await runner.query(`SELECT EXISTS (SELECT FROM ${quoted(table)}) AS some`);
    if (row.some) return true;
  }
  return false;
}

/**
 * Reads an archive through, so that nothing is begun with one that cannot be restored.
 * @throws BackupError, NewerSchemaError
 */
export function inspectArchive(file: string): Promise<Archive> {
  return readArchive(file, {
    manifest: ({ migrations }) => refuseNewer('backup', migrations),
    table: async (_, chunks) => {
      for await (const _chunk of chunks);
    },
  });
}

/**
 * Makes the database what it was when the archive was written, and brings it to the current schema: all in one
 * transaction, so that whatever happens on the way leaves it as it is. Running instances drop what they keep.
 * @param archive what was read from the file before
 * @throws BackupError when rows are there that may not be replaced, or the archive's do not come back as they were;
 * NewerSchemaError when the database knows more than this code
 */
export async function restoreBackup(
  dataSource: DataSource,
  archive: Archive,
  options: RestoreOptions,
): Promise<void> {
  await underStartLock(dataSource, async () => {
    const runner = dataSource.createQueryRunner();
    try {
      await runner.startTransaction();
      refuseNewer('database', await appliedMigrations(runner));
      const tables = await tablesIn(runner);
      if (!options.replace && (await holdsRows(runner, tables))) {
        throw new BackupError('The database is not empty. Add --replace to delete what it holds.');
      }
      await loadArchive(runner, options, archive);
      await bringSchemaTo(
        runner,
        MIGRATIONS.map(({ name }) => name),
      );
      await noteAction(runner.manager, { ...RESTORED, title: archive.manifest.madeAt });
      await runner.query('SELECT announce($1)', [[ANYTHING]]);
      await runner.commitTransaction();
    } catch (error) {
      // With its connection the transaction is gone anyway.
      await runner.rollbackTransaction().catch(() => {});
      const refusal = refusalOf(error);
      if (refusal === null) throw error;
      throw new BackupError(`The database refused, and is as it was: ${refusal.message}.`, {
        cause: error,
      });
    } finally {
      await runner.release();
    }
  });
}
