import { Injectable } from '@nestjs/common';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { AppError } from '../../common/errors/app-error.js';
import { consume, rateLimiter, secondsLeft } from '../../common/rate-limiter.js';

/** Wrong guesses under one key that pass without a wait. */
const FREE_FAILURES = 4;
/** Seconds. */
const WINDOW = 24 * 3600;
const FIRST_WAIT = 30;
const LONGEST_WAIT = 3600;

/** Seconds to wait after the n-th wrong guess: doubled each time from the fifth on. */
function waitAfter(failures: number): number {
  if (failures <= FREE_FAILURES) return 0;
  return Math.min(FIRST_WAIT * 2 ** (failures - FREE_FAILURES - 1), LONGEST_WAIT);
}

function tooManyAttempts(seconds: number): AppError {
  return new AppError('too-many-requests', `Too many attempts. Try again in ${seconds} seconds.`, {
    retryAfter: seconds,
  });
}

/** Makes guessing slow: wrong guesses under one key wait longer and longer, on every instance. */
@Injectable()
export class GuessLimiter {
  private readonly failures: RateLimiterPostgres;
  private readonly waits: RateLimiterPostgres;

  constructor(dataSource: DataSource) {
    this.failures = rateLimiter(dataSource, {
      keyPrefix: 'sign-in-failures',
      points: Number.MAX_SAFE_INTEGER,
      durationSeconds: WINDOW,
    });
    this.waits = rateLimiter(dataSource, {
      keyPrefix: 'sign-in-waits',
      points: 1,
      durationSeconds: LONGEST_WAIT,
    });
  }

  /**
   * Counts a guess before it is looked at, so that a crowd of them gains nothing; a right one clears the count.
   * @param key who guesses at what
   * @param check answers null to a wrong guess
   * @returns what `check` did
   * @throws AppError 'too-many-requests' while the key has to wait, and for the wrong guess that begins a wait
   */
  async guess<T>(key: string, check: () => Promise<T | null>): Promise<T | null> {
    const wait = await this.begin(key);
    const answer = await check();
    if (answer === null) {
      if (wait > 0) throw tooManyAttempts(wait);
      return null;
    }
    await Promise.all([this.failures.delete(key), this.waits.delete(key)]);
    return answer;
  }

  /** @returns seconds to wait if the guess is wrong; they begin to run at once */
  private async begin(key: string): Promise<number> {
    const running = await this.waits.get(key);
    if (running && running.msBeforeNext > 0) throw tooManyAttempts(secondsLeft(running));
    const { consumedPoints } = await this.failures.penalty(key);
    const seconds = waitAfter(consumedPoints);
    if (seconds > 0) await this.beginWait(key, seconds);
    return seconds;
  }

  /** One of a crowd begins the wait and may try; the others have to wait, uncounted. */
  private async beginWait(key: string, seconds: number): Promise<void> {
    const wait = await consume(this.waits, key, seconds);
    if (wait === null) return;
    await this.failures.reward(key);
    throw tooManyAttempts(wait);
  }
}
