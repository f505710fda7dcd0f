import { AI_HOURLY_CAP } from '@deal-harbor/contracts';
import { Injectable } from '@nestjs/common';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { AppError } from '../../../common/errors/app-error.js';
import { consume, rateLimiter } from '../../../common/rate-limiter.js';

const LIMIT = { keyPrefix: 'ai-generations', points: AI_HOURLY_CAP, durationSeconds: 3_600 };
/** There is one owner, so there is one count. */
const KEY = 'owner';

/** Bounds what the provider can cost, over all instances. */
@Injectable()
export class HourlyCap {
  private readonly limiter: RateLimiterPostgres;

  constructor(dataSource: DataSource) {
    this.limiter = rateLimiter(dataSource, LIMIT);
  }

  /** @throws AppError 'too-many-requests' */
  async take(): Promise<void> {
    const retryAfter = await consume(this.limiter, KEY);
    if (retryAfter === null) return;
    const detail = `The AI generators run at most ${AI_HOURLY_CAP} times an hour: try again later.`;
    throw new AppError('too-many-requests', detail, { retryAfter });
  }

  /** For a call that never reached a provider. */
  async giveBack(): Promise<void> {
    await this.limiter.reward(KEY);
  }
}
