import type { SiteConfig } from '@deal-harbor/contracts';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { keyedHash } from '../../../common/keyed-hash.js';
import { consume, rateLimiter } from '../../../common/rate-limiter.js';
import { ENV, SESSION_SECRET } from '../../../config/config.module.js';
import type { Env } from '../../../config/env.js';
import { type Delivery, Mailer } from '../../mail/mailer.js';
import { SettingsService } from '../../settings/settings.service.js';
import { welcomeMail } from './welcome-mail.js';
import {
  claimMail,
  forgetMail,
  isMailDue,
  type OwedMail,
  putMailOff,
} from './welcome-mails.repository.js';

/** Milliseconds after which it is looked for mails that another try is due for. */
const LOOKS_EVERY = 60_000;
/** Seconds until a refused mail is tried again; servers that want to see a sender twice are content by then. */
const AGAIN_AFTER = 20 * 60;
/** Where nobody knows whether the mail was taken. */
const A_DAY = 24 * 60 * 60;
const ATTEMPTS = 5;

/** Anybody can subscribe anybody, and again when they have left. */
const LIMIT = { keyPrefix: 'newsletter-mail', points: 1, durationSeconds: A_DAY };

/**
 * Sends the welcome mails that the database says are owed, one after the other and beside all requests. Any
 * instance may send any of them; while the mail server is away they wait.
 */
@Injectable()
export class WelcomeMails implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(WelcomeMails.name);
  private readonly limiter: RateLimiterPostgres;
  private readonly leaving = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | null = null;
  private wanted = false;
  private away = false;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly dataSource: DataSource,
    private readonly mailer: Mailer,
    private readonly settings: SettingsService,
    @Inject(SESSION_SECRET) private readonly secret: string,
  ) {
    this.limiter = rateLimiter(dataSource, LIMIT);
  }

  onApplicationBootstrap(): void {
    if (this.mailer.configured) this.timer = setInterval(() => this.send(), LOOKS_EVERY).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    this.leaving.abort();
    await this.round;
  }

  /** Begins to send what is owed; nobody waits for it. */
  send(): void {
    this.wanted = true;
    this.round ??= this.sendAll();
  }

  private async sendAll(): Promise<void> {
    const { signal } = this.leaving;
    try {
      while (this.wanted && !signal.aborted) {
        this.wanted = false;
        await this.sendDue(signal);
      }
    } catch (error) {
      if (!signal.aborted) this.note(error as Error);
    } finally {
      this.round = null;
    }
  }

  private async sendDue(signal: AbortSignal): Promise<void> {
    const { manager } = this.dataSource;
    if (!(await isMailDue(manager))) return;
    // A server that is away would use up the attempts of everybody.
    await this.mailer.reach(signal);
    this.note(null);
    const site = await this.settings.config();
    while (!signal.aborted) {
      const owed = await claimMail(manager);
      // What ails one mail may ail all: the next round greets the server again.
      if (!owed || !(await this.sendTo(site, owed, signal))) return;
    }
  }

  /** @returns whether the next one can be sent */
  private async sendTo(site: SiteConfig, owed: OwedMail, signal: AbortSignal): Promise<boolean> {
    const key = keyedHash(owed.email.toLowerCase(), this.secret);
    const wait = await consume(this.limiter, key);
    if (wait !== null) {
      await putMailOff(this.dataSource.manager, owed, wait);
      return true;
    }
    const delivery = await this.mailer.send(welcomeMail(site, this.env.siteUrl, owed), signal);
    if (delivery === 'refused') await this.limiter.delete(key);
    await this.settle(owed, delivery);
    return delivery === 'sent' || delivery === 'undeliverable';
  }

  private async settle(owed: OwedMail, delivery: Delivery): Promise<void> {
    const { manager } = this.dataSource;
    const { subscriberId } = owed;
    if (delivery === 'sent') return forgetMail(manager, subscriberId);
    this.logger.warn(`The welcome mail to subscriber ${subscriberId} is ${delivery}.`);
    const attempts = owed.attempts + 1;
    if (delivery === 'undeliverable' || attempts === ATTEMPTS) {
      return forgetMail(manager, subscriberId);
    }
    const wait = delivery === 'refused' ? AGAIN_AFTER * attempts : A_DAY;
    await putMailOff(manager, { subscriberId, attempts }, wait);
  }

  /** Once when it begins and once when it ends, not at every try. */
  private note(error: Error | null): void {
    if (error && !this.away) this.logger.warn(`Mails wait: ${error.message}`);
    if (!error && this.away) this.logger.log('Mails are sent again.');
    this.away = error !== null;
  }
}
