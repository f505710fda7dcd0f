import { DAY_MS } from '@deal-harbor/contracts';
import type { DataSource, EntityManager } from 'typeorm';

/** Milliseconds. The start is busy enough by itself. */
const FIRST_AFTER = 5 * 60_000;

export interface DailyWork {
  /** An advisory lock of the database: while one instance is at work, no other is. */
  lock: number;
  /** In one transaction; not in the name of anybody. */
  work: (manager: EntityManager) => Promise<void>;
  onFailure: (error: Error) => void;
}

/** Does the work at once, unless another instance is at it. */
export async function onOneInstance(
  dataSource: DataSource,
  { lock, work }: Pick<DailyWork, 'lock' | 'work'>,
): Promise<void> {
  await dataSource.transaction(async (manager) => {
    const [{ free }] = await manager.query<[{ free: boolean }]>(
      'SELECT pg_try_advisory_xact_lock($1) AS free',
      [lock],
    );
    if (free) await work(manager);
  });
}

/**
 * Does the work some minutes after the start, and every day from then on.
 * @returns ends it, and waits for what is being done
 */
export function everyDay(dataSource: DataSource, daily: DailyWork): () => Promise<void> {
  let turn = Promise.resolve();
  const next = () => {
    turn = onOneInstance(dataSource, daily).catch(daily.onFailure);
    timer = setTimeout(next, DAY_MS).unref();
  };
  let timer = setTimeout(next, FIRST_AFTER).unref();
  return () => {
    clearTimeout(timer);
    return turn;
  };
}
