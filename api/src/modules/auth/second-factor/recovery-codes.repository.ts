import type { EntityManager } from 'typeorm';

export async function countRecoveryCodes(manager: EntityManager): Promise<number> {
  const [row] = await manager.query<[{ count: number }]>(
    'SELECT count(*)::int AS count FROM recovery_codes',
  );
  return row.count;
}

/** Those before are worth nothing afterwards. */
export async function replaceRecoveryCodes(
  manager: EntityManager,
  hashes: readonly string[],
): Promise<void> {
  await manager.query('DELETE FROM recovery_codes');
  await manager.query('INSERT INTO recovery_codes (hash) SELECT unnest($1::text[])', [hashes]);
}

/** @returns whether there was such a code; there is none any more */
export async function useRecoveryCode(manager: EntityManager, hash: string): Promise<boolean> {
  const [, count] = await manager.query<[unknown, number]>(
    'DELETE FROM recovery_codes WHERE hash = $1',
    [hash],
  );
  return count > 0;
}
