import type { EntityManager } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { AppError } from '../../common/errors/app-error.js';
import { AdminAccountEntity } from './admin-account.entity.js';

const SINGLE_ROW = 1;

/** @returns null before the first start has made the account */
export function findAccount(manager: EntityManager): Promise<AdminAccountEntity | null> {
  return manager.findOneBy(AdminAccountEntity, { id: SINGLE_ROW });
}

/** The account, unchanged by others until the transaction ends. */
export function holdAccount(manager: EntityManager): Promise<AdminAccountEntity> {
  return manager.findOneOrFail(AdminAccountEntity, {
    where: { id: SINGLE_ROW },
    lock: { mode: 'pessimistic_write' },
  });
}

const proofOf = ({ passwordHash, totpSince }: AdminAccountEntity) =>
  `${passwordHash} ${totpSince?.getTime()}`;

/**
 * As `holdAccount`, for what was proved before: a proof that is not asked for any more opens no session.
 * @throws AppError 'unauthenticated'
 */
export async function holdProvedAccount(
  manager: EntityManager,
  proved: AdminAccountEntity,
): Promise<AdminAccountEntity> {
  const account = await holdAccount(manager);
  if (proofOf(account) === proofOf(proved)) return account;
  throw new AppError('unauthenticated', 'The way to sign in was changed meanwhile: sign in again.');
}

export async function insertAccount(
  manager: EntityManager,
  account: Pick<AdminAccountEntity, 'passwordHash' | 'environmentHash'>,
): Promise<void> {
  await manager.insert(AdminAccountEntity, { id: SINGLE_ROW, ...account });
}

export async function updateAccount(
  manager: EntityManager,
  changes: QueryDeepPartialEntity<AdminAccountEntity>,
): Promise<void> {
  await manager.update(AdminAccountEntity, { id: SINGLE_ROW }, changes);
}
