import type { QueryRunner } from 'typeorm';

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
