import type { EntityManager } from 'typeorm';
import { AdminAccountEntity } from './admin-account.entity.js';

const SINGLE_ROW = 1;

/** @returns null before the first start has made the account */
export async function findPasswordHash(manager: EntityManager): Promise<string | null> {
  const account = await manager.findOneBy(AdminAccountEntity, { id: SINGLE_ROW });
  return account?.passwordHash ?? null;
}

export async function storePasswordHash(
  manager: EntityManager,
  passwordHash: string,
): Promise<void> {
  await manager.upsert(AdminAccountEntity, { id: SINGLE_ROW, passwordHash }, ['id']);
}
