import type { DataSource, QueryRunner } from 'typeorm';
import { LOCKS } from './advisory-locks.js';
import { MIGRATIONS } from './migrations/index.js';

/** A database or a backup was written by a newer version of the product. */
export class NewerSchemaError extends Error {}

/**
 * Runs start-up work (migrations, first rows) while no other instance does.
 */
export async function underStartLock<T>(
  dataSource: DataSource,
  work: () => Promise<T>,
): Promise<T> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query('SELECT pg_advisory_lock($1)', [LOCKS.start]);
    return await work();
  } finally {
    await unlock(runner);
  }
}

async function unlock(runner: QueryRunner): Promise<void> {
  try {
    await runner.query('SELECT pg_advisory_unlock($1)', [LOCKS.start]);
  } finally {
    await runner.release();
  }
}

/** The names of the migrations that the database carries; none where it has no schema yet. */
export async function appliedMigrations(database: DataSource | QueryRunner): Promise<string[]> {
  const [{ table }] = await database.query(`SELECT to_regclass('migrations')::text AS table`);
  if (!table) return [];
  const rows: { name: string }[] = await database.query('SELECT name FROM migrations ORDER BY id');
  return rows.map((row) => row.name);
}

/**
 * @param what was written with these migrations: a database, or a backup
 * @throws NewerSchemaError when one of them is not known to this code
 */
export function refuseNewer(what: string, migrations: readonly string[]): void {
  const known = new Set(MIGRATIONS.map((migration) => migration.name));
  const foreign = migrations.find((name) => !known.has(name));
  if (foreign === undefined) return;
  throw new NewerSchemaError(
    `The ${what} was written by a newer version of Deal Harbor (it knows ${foreign}). Start that version or a later one.`,
  );
}

/** Whether the database carries exactly the migrations that this code knows. */
export async function isSchemaCurrent(dataSource: DataSource): Promise<boolean> {
  const applied = await appliedMigrations(dataSource);
  return applied.length === MIGRATIONS.length && MIGRATIONS.every((m) => applied.includes(m.name));
}

/**
 * Brings the schema up to date, all missing migrations in one transaction.
 * @throws NewerSchemaError when the database knows a migration that this code does not
 */
export async function migrate(dataSource: DataSource): Promise<void> {
  refuseNewer('database', await appliedMigrations(dataSource));
  await dataSource.runMigrations({ transaction: 'all' });
}
