import type { EntityManager } from 'typeorm';
import type { GenerationKind } from './ai-generation.entity.js';

export interface Claim {
  key: string;
  kind: GenerationKind;
  bodyHash: string;
  runId: string;
}

export type StoredGeneration = Pick<Claim, 'kind' | 'bodyHash'> & { resultId: number | null };

/**
 * Takes a key that is free, or whose attempt ended without a word.
 * @param leaseMs after so long an attempt is taken for dead
 */
export async function claimKey(
  manager: EntityManager,
  { key, kind, bodyHash, runId }: Claim,
  leaseMs: number,
): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    `INSERT INTO ai_generations AS g (key, kind, body_hash, run_id) VALUES ($1, $2, $3, $4)
     ON CONFLICT (key) DO UPDATE
       SET kind = excluded.kind, body_hash = excluded.body_hash, run_id = excluded.run_id,
         created_at = now()
       WHERE g.result_id IS NULL AND g.created_at < now() - $5 * interval '1 millisecond'
     RETURNING 1`,
    [key, kind, bodyHash, runId, leaseMs],
  );
  return rows.length > 0;
}

export async function findGeneration(
  manager: EntityManager,
  key: string,
): Promise<StoredGeneration | null> {
  const rows = await manager.query<StoredGeneration[]>(
    `SELECT kind, body_hash AS "bodyHash", result_id AS "resultId" FROM ai_generations
     WHERE key = $1`,
    [key],
  );
  return rows[0] ?? null;
}

/** @returns false when the key has been taken over meanwhile */
export async function noteResult(
  manager: EntityManager,
  { key, runId }: Claim,
  resultId: number,
): Promise<boolean> {
  const [, count] = await manager.query<[unknown, number]>(
    'UPDATE ai_generations SET result_id = $3 WHERE key = $1 AND run_id = $2',
    [key, runId, resultId],
  );
  return count > 0;
}

/** Frees a key whose attempt made nothing. */
export async function freeKey(manager: EntityManager, { key, runId }: Claim): Promise<void> {
  await manager.query(
    'DELETE FROM ai_generations WHERE key = $1 AND run_id = $2 AND result_id IS NULL',
    [key, runId],
  );
}

export async function deleteOldGenerations(manager: EntityManager): Promise<void> {
  await manager.query(`DELETE FROM ai_generations WHERE created_at < now() - interval '1 day'`);
}
