import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { notFound, staleVersion } from '../common/errors/app-error.js';

/**
 * Changes the given columns of one row and raises its version, in one statement.
 * @param version what the caller last saw; undefined overwrites whatever stands there
 * @throws AppError 'not-found' (with `what` in its detail), 'stale-version'
 */
export async function updateVersioned<T extends ObjectLiteral & { id: number; version: number }>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  id: number,
  changes: QueryDeepPartialEntity<T>,
  version: number | undefined,
  what: string,
): Promise<void> {
  // Named here, so that a change of nothing at all is still checked and counted.
  const values = { ...changes, version: () => 'version + 1' };
  const update = manager.createQueryBuilder().update(entity).set(values).where('id = :id', { id });
  if (version !== undefined) update.andWhere('version = :version', { version });
  const { affected } = await update.execute();
  if (affected) return;
  const exists = await manager
    .createQueryBuilder(entity, 'row')
    .where('row.id = :id', { id })
    .getExists();
  throw exists ? staleVersion() : notFound(what);
}

/** @throws AppError 'not-found' */
export async function deleteById<T extends ObjectLiteral & { id: number }>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  id: number,
  what: string,
): Promise<void> {
  const { affected } = await manager
    .createQueryBuilder()
    .delete()
    .from(entity)
    .where('id = :id', { id })
    .execute();
  if (!affected) throw notFound(what);
}
