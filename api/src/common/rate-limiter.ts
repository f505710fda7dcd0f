import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource, EntityManager } from 'typeorm';
import { poolOf } from '../database/connections.js';

export interface RateLimit {
  /** Sets this limit's keys apart from those of others. */
  keyPrefix: string;
  /** Allowed within the window. */
  points: number;
  durationSeconds: number;
}

/** A limit that all instances share, counted in the database. */
export function rateLimiter(dataSource: DataSource, limit: RateLimit): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: poolOf(dataSource),
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: limit.keyPrefix,
    points: limit.points,
    duration: limit.durationSeconds,
  });
}

/** Seconds until the window has passed. */
export function secondsLeft({ msBeforeNext }: RateLimiterRes): number {
  return Math.ceil(msBeforeNext / 1000);
}

/**
 * Counts one more under the key.
 * @param windowSeconds where it is not the limit's own
 * @returns null while the limit allows it; else the seconds until it does again
 */
export async function consume(
  limiter: RateLimiterPostgres,
  key: string,
  windowSeconds?: number,
): Promise<number | null> {
  try {
    await limiter.consume(key, 1, { customDuration: windowSeconds });
    return null;
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    return secondsLeft(error);
  }
}

/** Deletes counts whose window has passed; they count no more anyway. */
export async function forgetExpired(manager: EntityManager): Promise<void> {
  await manager.query('DELETE FROM rate_limits WHERE expire < $1', [Date.now()]);
}
