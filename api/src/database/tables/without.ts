import type { QueryRunner } from 'typeorm';
import { quoted } from './quoted.js';

/** Things of tables that stand in the way of filling them; each is as before when the work is done. */

interface Found {
  table: string;
  name: string;
}

const ENABLE: Record<string, string> = {
  O: 'ENABLE TRIGGER',
  A: 'ENABLE ALWAYS TRIGGER',
  R: 'ENABLE REPLICA TRIGGER',
};

/** What the triggers would write or refuse is in the rows already. */
export async function withoutTriggers(
  runner: QueryRunner,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const triggers: (Found & { enabled: string })[] = await runner.query(
    `SELECT tgrelid::regclass::text AS table, tgname AS name, tgenabled AS enabled FROM pg_trigger
     WHERE tgrelid = ANY ($1::regclass[]) AND NOT tgisinternal AND tgenabled <> 'D'`,
    [tables.map(quoted)],
  );
  const alter = ({ table, name }: Found, how: string | undefined) =>
    runner.query(`ALTER TABLE ${table} ${how} ${quoted(name)}`);
  for (const trigger of triggers) await alter(trigger, 'DISABLE TRIGGER');
  await work();
  for (const trigger of triggers) await alter(trigger, ENABLE[trigger.enabled]);
}

/** Tables can then be filled in any order, and all rows are checked at once. */
export async function withoutForeignKeys(
  runner: QueryRunner,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const keys: (Found & { definition: string })[] = await runner.query(
    `SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND conrelid = ANY ($1::regclass[])`,
    [tables.map(quoted)],
  );
  for (const { table, name } of keys) {
    await runner.query(`ALTER TABLE ${table} DROP CONSTRAINT ${quoted(name)}`);
  }
  await work();
  for (const { table, name, definition } of keys) {
    await runner.query(`ALTER TABLE ${table} ADD CONSTRAINT ${quoted(name)} ${definition}`);
  }
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
  const indexes: { name: string; definition: string }[] = await runner.query(
    `SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition
     FROM pg_index i WHERE i.indrelid = ANY ($1::regclass[])
       AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = i.indexrelid)`,
    [tables.map(quoted)],
  );
  for (const { name } of indexes) await runner.query(`DROP INDEX ${name}`);
  await work();
  await runner.query(`SET LOCAL maintenance_work_mem = '256MB'`);
  for (const { definition } of indexes) await runner.query(definition);
}
