import {
  DEFAULT_LIMITS,
  type Subscriber,
  type Unsubscribed,
  type Visitor,
} from '@deal-harbor/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { AppError } from '../../common/errors/app-error.js';
import { type List, pageOf, totalOf } from '../../common/http/list.js';
import { networkKey } from '../../common/http/network-key.js';
import { keyedHash } from '../../common/keyed-hash.js';
import { consume, rateLimiter } from '../../common/rate-limiter.js';
import { SESSION_SECRET } from '../../config/config.module.js';
import { deleteById } from '../../database/versioned-update.js';
import { noteAction } from '../audit/note-action.js';
import { Mailer } from '../mail/mailer.js';
import { SubscribeDto } from './dto/subscribe.dto.js';
import { SubscribersQuery } from './dto/subscribers.query.js';
import {
  countSubscribers,
  findSubscribers,
  findSubscribersAfter,
  keepSubscriber,
  removeByToken,
} from './newsletter.repository.js';
import { SubscriberEntity } from './subscriber.entity.js';
import { toSubscriber } from './subscriber.mapper.js';
import type { SubscriberRow } from './subscriber.row.js';
import { WelcomeMails } from './welcome/welcome-mails.js';

/** Many people can share one address; nobody subscribes this many. */
const LIMIT = { keyPrefix: 'newsletter', points: 30, durationSeconds: 600 };

/** As `keyedHash` makes them. */
const TOKEN = /^[\w-]{43}$/;

/** Rows in memory at once while all are read. */
const BATCH = 1_000;

export interface Subscribed {
  subscribed: true;
}

@Injectable()
export class NewsletterService {
  private readonly limiter: RateLimiterPostgres;

  constructor(
    private readonly dataSource: DataSource,
    private readonly mailer: Mailer,
    private readonly welcomeMails: WelcomeMails,
    @Inject(SESSION_SECRET) private readonly secret: string,
  ) {
    this.limiter = rateLimiter(dataSource, LIMIT);
  }

  /**
   * Answers the same for known and new addresses and for those that have left, so that nobody can find out who is
   * subscribed.
   * @throws AppError 'too-many-requests'
   */
  async subscribe({ email }: SubscribeDto, visitor: Visitor): Promise<Subscribed> {
    await this.limit(visitor);
    const mailed = this.mailer.configured;
    await keepSubscriber(this.dataSource.manager, email, mailed ? this.tokenOf(email) : null);
    if (mailed) this.welcomeMails.send();
    return { subscribed: true };
  }

  /** Says nothing of whether the token was anybody's. */
  async unsubscribe(token: string): Promise<Unsubscribed> {
    if (TOKEN.test(token)) await removeByToken(this.dataSource.manager, token);
    return { unsubscribed: true };
  }

  async list({ search, order, ...query }: SubscribersQuery): Promise<List<Subscriber>> {
    const { manager } = this.dataSource;
    const page = pageOf(query, DEFAULT_LIMITS.capped);
    const rows = await findSubscribers(manager, { search }, order, page);
    const total = await totalOf(page, rows.length, () => countSubscribers(manager, { search }));
    return { items: rows.map(toSubscriber), total };
  }

  /**
   * All subscribers, in the order in which they came, read batch by batch. The first is read before
   * this resolves, so that a database that is away can still be said.
   */
  async all(): Promise<AsyncIterable<SubscriberRow>> {
    const first = await this.after(0);
    await noteAction(this.dataSource.manager, { action: 'export', entity: 'subscriber' });
    return this.from(first);
  }

  /** @throws AppError 'not-found' */
  async remove(id: number): Promise<void> {
    await deleteById(this.dataSource.manager, SubscriberEntity, id, 'Subscriber');
  }

  private async *from(first: SubscriberRow[]): AsyncIterable<SubscriberRow> {
    let batch = first;
    for (let last = batch.at(-1); last; last = batch.at(-1)) {
      yield* batch;
      batch = await this.after(last.id);
    }
  }

  private after(id: number): Promise<SubscriberRow[]> {
    return findSubscribersAfter(this.dataSource.manager, id, BATCH);
  }

  /** Whoever leaves, and is subscribed again by somebody else, leaves by the mail that they have. */
  private tokenOf(email: string): string {
    return keyedHash(`unsubscribe ${email.toLowerCase()}`, this.secret);
  }

  private async limit({ address }: Visitor): Promise<void> {
    const retryAfter = await consume(this.limiter, networkKey(address, this.secret));
    if (retryAfter === null) return;
    throw new AppError('too-many-requests', 'Too many subscriptions: try again later.', {
      retryAfter,
    });
  }
}
