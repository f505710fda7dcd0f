import type { QueryRunner } from 'typeorm';

interface Index {
  name: string;
  definition: string;
}

/**
 * Does work on tables without their indexes, and makes those again afterwards, each in one go: much faster than
 * row by row. Those that hold up a constraint stay. Belongs into a transaction that has the tables to itself.
 */
export async function withoutIndexes(
  runner: QueryRunner,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const indexes: Index[] = await runner.query(
    `SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition
     FROM pg_index i WHERE i.indrelid = ANY ($1::regclass[])
       AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = i.indexrelid)`,
    [tables],
  );
  for (const { name } of indexes) await runner.query(`DROP INDEX ${name}`);
  await work();
  await runner.query(`SET LOCAL maintenance_work_mem = '256MB'`);
  for (const { definition } of indexes) await runner.query(definition);
}
