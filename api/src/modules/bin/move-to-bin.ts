import { BIN_KINDS, type BinKind } from '@deal-harbor/contracts';
import type { EntityManager } from 'typeorm';
import { notFound } from '../../common/errors/app-error.js';
import { BINNED, type BinnedKind, ownTable } from './bin-kinds.js';

/** What leaves the tables is what arrives in the bin, row by row: nothing changes in between. */
function moveStatement(kind: BinKind, binned: BinnedKind): string {
  const { rows, title, storeName, leavePosts } = binned;
  const gone = rows.map(
    ([table, column]) => `gone_${table} AS (DELETE FROM ${table} WHERE ${column} = $1 RETURNING *)`,
  );
  const content = rows.map(
    ([table]) => `'${table}', (SELECT coalesce(jsonb_agg(to_jsonb(r)), '[]') FROM gone_${table} r)`,
  );
  const counts = rows.slice(1).map(([table]) => `'${table}', (SELECT count(*) FROM gone_${table})`);
  const posts = leavePosts ? [`left_posts AS (${leavePosts})`] : [];
  return `WITH ${[...gone, ...posts].join(', ')}
    INSERT INTO bin (kind, entity_id, title, store_name, counts, posts, content)
    SELECT '${kind}', own.id, own.${title}, ${storeName}, jsonb_build_object(${counts.join(', ')}),
      ARRAY(${leavePosts ? 'SELECT id FROM left_posts ORDER BY id' : 'SELECT 0 WHERE false'}),
      jsonb_build_object(${content.join(', ')})
    FROM gone_${ownTable(binned)} own RETURNING id`;
}

const STATEMENTS = Object.fromEntries(
  BIN_KINDS.map((kind) => [kind, moveStatement(kind, BINNED[kind])]),
) as Record<BinKind, string>;

/**
 * Deletes something and what belongs to it, and keeps it in the bin, within the caller's transaction.
 * @returns the id of the bin's entry
 * @throws AppError 'not-found'
 */
export async function moveToBin(
  manager: EntityManager,
  kind: BinKind,
  id: number,
): Promise<number> {
  const binned = BINNED[kind];
  // Nothing is added to it any more; the statement that follows sees all that was.
  await manager.query(`SELECT FROM ${ownTable(binned)} WHERE id = $1 FOR UPDATE`, [id]);
  const rows = await manager.query<{ id: number }[]>(STATEMENTS[kind], [id]);
  const [entry] = rows;
  if (!entry) throw notFound(binned.what);
  return entry.id;
}
