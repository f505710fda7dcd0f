import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ENV } from '../../../config/config.module.js';
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
/** Minutes until a refused mail is tried again; servers that want to see a sender twice are content by then. */
const AGAIN_AFTER = 20;
const ATTEMPTS = 5;

/**
 * Sends the welcome mails that the database says are owed, one after the other and beside all requests. Any
 * instance may send any of them; while the mail server is away they wait.
 */
@Injectable()
export class WelcomeMails implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(WelcomeMails.name);
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
  ) {}

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
    const signal = AbortSignal.any([this.leaving.signal]);
    try {
      while (this.wanted && !signal.aborted) {
        this.wanted = false;
        await this.sendDue(signal);
      }
      this.note(null);
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
    const site = await this.settings.config();
    while (!signal.aborted) {
      const owed = await claimMail(manager);
      if (!owed) return;
      const mail = welcomeMail(site, this.env.siteUrl, owed);
      await this.settle(owed, await this.mailer.send(mail, signal));
    }
  }

  private async settle({ subscriberId, attempts }: OwedMail, delivery: Delivery): Promise<void> {
    const { manager } = this.dataSource;
    if (delivery === 'sent') return forgetMail(manager, subscriberId);
    this.logger.warn(`The welcome mail to subscriber ${subscriberId} is ${delivery}.`);
    if (delivery === 'undeliverable' || attempts >= ATTEMPTS)
      return forgetMail(manager, subscriberId);
    if (delivery === 'refused') return putMailOff(manager, subscriberId, AGAIN_AFTER * attempts);
  }

  /** Once when it begins and once when it ends, not at every try. */
  private note(error: Error | null): void {
    if (error && !this.away) this.logger.warn(`Mails wait: ${error.message}`);
    if (!error && this.away) this.logger.log('Mails are sent again.');
    this.away = error !== null;
  }
}
