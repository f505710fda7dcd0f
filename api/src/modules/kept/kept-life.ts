import { DAY_MS } from '@deal-harbor/contracts';
import type { Hearing } from './content-changes.js';

/** Milliseconds that an answer lives at most: counters and the order of popularity move without announcement. */
const LIFETIME = 5 * 60_000;
/** Milliseconds that an answer may be out of date while changes are not heard. */
const DEAF_LIFETIME = 1_000;
/** Milliseconds after midnight in which the database's clock may still show the day before. */
const DAWN = 10_000;

/** In epoch milliseconds. */
export interface KeptLife {
  /** When its making began. */
  readonly madeAt: number;
  /** Until when it may be answered without a look. */
  readonly until: number;
}

/** Deals end with their day, in UTC: nothing that was begun before is true after. */
export function lifeFrom(madeAt: number): KeptLife {
  const lifetime = madeAt % DAY_MS < DAWN ? DEAF_LIFETIME : LIFETIME;
  return { madeAt, until: Math.min(madeAt + lifetime, (Math.floor(madeAt / DAY_MS) + 1) * DAY_MS) };
}

/** Whether what is kept may still be answered: while PostgreSQL is away, what is known is better than nothing. */
export function isAlive({ madeAt, until }: KeptLife, hearing: Hearing): boolean {
  if (hearing === 'away') return true;
  const now = Date.now();
  return now < until && (hearing === 'listening' || now < madeAt + DEAF_LIFETIME);
}
