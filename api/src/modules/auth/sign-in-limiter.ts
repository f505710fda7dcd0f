import { Inject, Injectable } from '@nestjs/common';
import { type RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { AppError } from '../../common/errors/app-error.js';
import { networkKey } from '../../common/http/network-key.js';
import { rateLimiter } from '../../common/rate-limiter.js';
import { SESSION_SECRET } from '../../config/config.module.js';

/** Wrong passwords from one network that pass without a wait. */
const FREE_FAILURES = 4;
/** Seconds. */
const WINDOW = 24 * 3600;
const FIRST_WAIT = 30;
const LONGEST_WAIT = 3600;

/** Seconds to wait after the n-th wrong password: doubled each time from the fifth on. */
function waitAfter(failures: number): number {
  if (failures <= FREE_FAILURES) return 0;
  return Math.min(FIRST_WAIT * 2 ** (failures - FREE_FAILURES - 1), LONGEST_WAIT);
}

function secondsOf({ msBeforeNext }: RateLimiterRes): number {
  return Math.ceil(msBeforeNext / 1000);
}

export function tooManyAttempts(seconds: number): AppError {
  return new AppError('too-many-requests', `Too many attempts. Try again in ${seconds} seconds.`, {
    retryAfter: seconds,
  });
}

/** Makes guessing slow: wrong passwords from one network wait longer and longer, on every instance. */
@Injectable()
export class SignInLimiter {
  private readonly failures: RateLimiterPostgres;
  private readonly waits: RateLimiterPostgres;

  constructor(
    dataSource: DataSource,
    @Inject(SESSION_SECRET) private readonly secret: string,
  ) {
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
   * Counts an attempt before its password is looked at, so that a crowd of them gains nothing.
   * @returns seconds to wait if the password is wrong; they begin to run at once
   * @throws AppError 'too-many-requests' while the network of this address has to wait
   */
  async begin(address: string): Promise<number> {
    const key = this.key(address);
    const running = await this.waits.get(key);
    if (running && running.msBeforeNext > 0) throw tooManyAttempts(secondsOf(running));
    const { consumedPoints } = await this.failures.penalty(key);
    const seconds = waitAfter(consumedPoints);
    if (seconds > 0) await this.beginWait(key, seconds);
    return seconds;
  }

  async succeeded(address: string): Promise<void> {
    const key = this.key(address);
    await Promise.all([this.failures.delete(key), this.waits.delete(key)]);
  }

  /** One of a crowd begins the wait and may try; the others have to wait, uncounted. */
  private async beginWait(key: string, seconds: number): Promise<void> {
    try {
      await this.waits.consume(key, 1, { customDuration: seconds });
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      await this.failures.reward(key);
      throw tooManyAttempts(secondsOf(error));
    }
  }

  private key(address: string): string {
    return networkKey(address, this.secret);
  }
}
