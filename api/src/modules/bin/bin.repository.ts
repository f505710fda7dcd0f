import type { BinKind } from '@deal-harbor/contracts';
import type { EntityManager } from 'typeorm';
import type { Page } from '../../common/http/list.js';
import { Parameters } from '../../database/sql.js';
import type { BinEntryEntity } from './bin-entry.entity.js';

type Listed = 'id' | 'kind' | 'entityId' | 'title' | 'storeName' | 'deletedAt' | 'counts';

/** Without what it holds, which may be thousands of rows. */
export interface BinRow extends Pick<BinEntryEntity, Listed> {
  /** How many posts lost it. */
  posts: number;
}

const COLUMNS = `b.id, b.kind, b.entity_id AS "entityId", b.title, b.store_name AS "storeName",
  b.deleted_at AS "deletedAt", b.counts, cardinality(b.posts) AS posts`;

function ofKind(kind: BinKind | undefined, parameters: Parameters): string {
  return kind ? `b.kind = ${parameters.add(kind)}` : 'true';
}

export function findBinEntries(
  manager: EntityManager,
  kind: BinKind | undefined,
  page: Page,
): Promise<BinRow[]> {
  const parameters = new Parameters();
  return manager.query<BinRow[]>(
    `SELECT ${COLUMNS} FROM bin b WHERE ${ofKind(kind, parameters)}
     ORDER BY b.deleted_at DESC, b.id DESC
     LIMIT ${parameters.add(page.limit)} OFFSET ${parameters.add(page.offset)}`,
    parameters.values,
  );
}

export async function countBinEntries(
  manager: EntityManager,
  kind: BinKind | undefined,
): Promise<number> {
  const parameters = new Parameters();
  const [row] = await manager.query<[{ count: number }]>(
    `SELECT count(*)::int AS count FROM bin b WHERE ${ofKind(kind, parameters)}`,
    parameters.values,
  );
  return row.count;
}

export async function findBinEntry(manager: EntityManager, id: number): Promise<BinRow | null> {
  const rows = await manager.query<BinRow[]>(`SELECT ${COLUMNS} FROM bin b WHERE b.id = $1`, [id]);
  return rows[0] ?? null;
}

/** What something of this kind is called; null where it is not in the bin. */
export async function findTitleInBin(
  manager: EntityManager,
  kind: BinKind,
  entityId: number,
): Promise<string | null> {
  const rows = await manager.query<{ title: string }[]>(
    'SELECT title FROM bin WHERE kind = $1 AND entity_id = $2',
    [kind, entityId],
  );
  return rows[0]?.title ?? null;
}

/** Nobody else restores it or deletes it until the transaction ends. */
export async function lockBinEntry(manager: EntityManager, id: number): Promise<BinRow | null> {
  const rows = await manager.query<BinRow[]>(
    `SELECT ${COLUMNS} FROM bin b WHERE b.id = $1 FOR UPDATE`,
    [id],
  );
  return rows[0] ?? null;
}

export async function deleteBinEntry(manager: EntityManager, id: number): Promise<void> {
  await manager.query('DELETE FROM bin WHERE id = $1', [id]);
}

export async function deleteOldBinEntries(manager: EntityManager, days: number): Promise<void> {
  await manager.query('DELETE FROM bin WHERE deleted_at <= now() - make_interval(days => $1)', [
    days,
  ]);
}
