import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';

export interface RateLimit {
  /** Sets this limit's keys apart from those of others. */
  keyPrefix: string;
  /** Allowed within the window. */
  points: number;
  durationSeconds: number;
}

/** What TypeORM's PostgreSQL driver carries: a `pg.Pool`. */
interface PooledDriver {
  master: unknown;
}

/** A limit that all instances share, counted in the database. */
export function rateLimiter(dataSource: DataSource, limit: RateLimit): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: (dataSource.driver as unknown as PooledDriver).master,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: limit.keyPrefix,
    points: limit.points,
    duration: limit.durationSeconds,
  });
}

/** Deletes counters whose window has passed. */
export async function forgetExpired({ manager }: DataSource): Promise<void> {
  await manager.query('DELETE FROM rate_limits WHERE expire < $1', [Date.now()]);
}
