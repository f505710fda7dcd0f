import type { QueryRunner } from 'typeorm';

/**
 * Tables that stand in no backup, and are empty after a restore:
 * sessions, which must not come back to life after they were ended; counts of attempts, which are over in
 * minutes; and who was counted today with the day's salt, which are deleted so that nobody can be traced.
 */
const LEFT_OUT = new Set(['admin_sessions', 'rate_limits', 'visits', 'visit_salts']);

/**
 * The product's own tables that the database has, by name: other programs may have theirs beside them.
 * One that a migration drops must stay among the entities' until no backup can have it.
 */
export async function tablesIn(runner: QueryRunner): Promise<string[]> {
  const names = runner.dataSource.entityMetadatas.map(({ tableName }) => tableName);
  const rows: { name: string }[] = await runner.query(
    `SELECT name FROM unnest($1::text[]) name
     WHERE to_regclass(quote_ident(name)) IS NOT NULL ORDER BY name`,
    [names],
  );
  return rows.map(({ name }) => name);
}

export async function keptTablesIn(runner: QueryRunner): Promise<string[]> {
  return (await tablesIn(runner)).filter((name) => !LEFT_OUT.has(name));
}
