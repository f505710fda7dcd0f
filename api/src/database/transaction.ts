import type { DataSource, EntityManager } from 'typeorm';
import { isSerializationFailure } from '../common/errors/postgres-errors.js';

const ATTEMPTS = 3;

/** Runs the work in one transaction; after a deadlock or serialization failure, the whole work again. */
export async function inTransaction<T>(
  dataSource: DataSource,
  work: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await dataSource.transaction(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !isSerializationFailure(error)) throw error;
    }
  }
}
