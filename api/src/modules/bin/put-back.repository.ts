import type { EntityManager, EntityMetadata } from 'typeorm';

/** By the columns of an entry's own row: what it comes back with instead of what it had. */
export type OtherValues = Record<string, unknown>;

/** Values by columns, as JSON has them. */
export type StoredRow = Record<string, unknown>;

/** The first of an entry's rows of a table; without columns where it has none. */
export async function storedRow(
  manager: EntityManager,
  entryId: number,
  table: string,
): Promise<StoredRow> {
  const [{ stored }] = await manager.query<[{ stored: StoredRow | null }]>(
    'SELECT content -> $2::text -> 0 AS stored FROM bin WHERE id = $1',
    [entryId, table],
  );
  return stored ?? {};
}

/** For the audit log, until the transaction ends: rows that are inserted from here on are not new. */
export async function sayThatRowsAreRestored(manager: EntityManager): Promise<void> {
  await manager.query(`SELECT set_config('deal_harbor.inserting', 'restore', true)`);
}

/** How a column is taken from the stored row `r`. */
function takenValue({ foreignKeys }: EntityMetadata, column: string): string {
  // Whoever has it open in a form has not seen it come back.
  if (column === 'version') return 'r.version + 1';
  const lost = foreignKeys.find(
    ({ columnNames, onDelete }) => onDelete === 'SET NULL' && columnNames[0] === column,
  );
  if (!lost) return `r.${column}`;
  return `(SELECT p.id FROM ${lost.referencedTablePath} p WHERE p.id = r.${column} FOR KEY SHARE)`;
}

/**
 * Puts an entry's rows back into their table. Columns that are newer than the entry take their defaults, those
 * that are no more are left out, and a reference that deletions set to nothing is nothing where what it names
 * is gone.
 * @param first of the rows, which all have the same columns
 */
export async function putRowsBack(
  manager: EntityManager,
  entryId: number,
  table: string,
  first: StoredRow,
  others: OtherValues = {},
): Promise<void> {
  const metadata = manager.connection.getMetadata(table);
  const columns = metadata.columns
    .filter(({ isInsert, databaseName }) => isInsert && databaseName in first)
    .map(({ databaseName }) => databaseName);
  if (columns.length === 0) return;
  const values = columns.map((column) => takenValue(metadata, column));
  await manager.query(
    `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values.join(', ')}
     FROM bin b CROSS JOIN LATERAL jsonb_array_elements(b.content -> $2::text) stored
     CROSS JOIN LATERAL jsonb_populate_record(NULL::${table}, stored || $3::jsonb) r
     WHERE b.id = $1`,
    [entryId, table, JSON.stringify(others)],
  );
}
