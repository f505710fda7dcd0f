import { MigrationExecutor, type QueryRunner } from 'typeorm';
import { appliedMigrations } from '../migrate.js';
import { MIGRATIONS } from '../migrations/index.js';

/**
 * Brings the schema to just these migrations, up or down, within the current transaction.
 * Where it goes down, what only later versions keep is lost.
 */
export async function bringSchemaTo(runner: QueryRunner, names: readonly string[]): Promise<void> {
  const applied = await appliedMigrations(runner);
  for (const Migration of MIGRATIONS.toReversed()) {
    if (!applied.includes(Migration.name) || names.includes(Migration.name)) continue;
    await new Migration().down(runner);
    await runner.query('DELETE FROM migrations WHERE name = $1', [Migration.name]);
  }
  const executor = new MigrationExecutor(runner.dataSource, runner);
  for (const migration of await executor.getPendingMigrations()) {
    if (names.includes(migration.name)) await executor.executeMigration(migration);
  }
}
