import type { Visitor } from '@deal-harbor/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { type RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { AppError } from '../../common/errors/app-error.js';
import { networkKey } from '../../common/http/network-key.js';
import { rateLimiter } from '../../common/rate-limiter.js';
import { SESSION_SECRET } from '../../config/config.module.js';
import { SubscribeDto } from './dto/subscribe.dto.js';
import { keepSubscriber } from './newsletter.repository.js';

/** Many people can share one address; nobody subscribes this many. */
const LIMIT = { keyPrefix: 'newsletter', points: 30, durationSeconds: 600 };

export interface Subscribed {
  subscribed: true;
}

@Injectable()
export class NewsletterService {
  private readonly limiter: RateLimiterPostgres;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(SESSION_SECRET) private readonly secret: string,
  ) {
    this.limiter = rateLimiter(dataSource, LIMIT);
  }

  /**
   * Answers the same for known and new addresses, so that nobody can find out who is subscribed.
   * @throws AppError 'too-many-requests'
   */
  async subscribe({ email }: SubscribeDto, visitor: Visitor): Promise<Subscribed> {
    await this.limit(visitor);
    await keepSubscriber(this.dataSource.manager, email);
    return { subscribed: true };
  }

  private async limit({ address }: Visitor): Promise<void> {
    try {
      await this.limiter.consume(networkKey(address, this.secret));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const retryAfter = Math.ceil(error.msBeforeNext / 1000);
      throw new AppError('too-many-requests', 'Too many subscriptions: try again later.', {
        retryAfter,
      });
    }
  }
}
