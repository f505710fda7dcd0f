import { once } from 'node:events';
import { Inject, Injectable } from '@nestjs/common';
import type { NodemailerError, Transporter } from 'nodemailer';
import addressparser from 'nodemailer/lib/addressparser';
import { type Happenings, tell } from '../../common/happenings.js';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { smtpOptions } from './smtp-options.js';

export interface MailSender {
  name: string;
  address: string;
}

export interface Mail {
  to: string;
  /** Where MAIL_FROM is absent; its name also where that names none. */
  sender: MailSender;
  subject: string;
  text: string;
  html: string;
  /** Leaves the list by one POST (RFC 8058); opened, it shows a page that asks. */
  unsubscribeUrl: string;
}

/**
 * `refused` for now, as by a server that wants to see a sender twice; `undeliverable` for good;
 * `doubtful` where nobody can say whether the server has taken it.
 */
export type Delivery = Exclude<Happenings['mail'], 'away'>;

function deliveryAfter({ command, permanent }: NodemailerError): Delivery {
  // Only an answer of the server has it.
  if (permanent === undefined) return 'doubtful';
  return permanent && command === 'RCPT TO' ? 'undeliverable' : 'refused';
}

/** Hands mails to the owner's mail server; without SMTP_URL there is none. */
@Injectable()
export class Mailer {
  /** Whether mails can be sent at all. */
  readonly configured: boolean;
  private transport: Promise<Transporter> | null = null;

  constructor(@Inject(ENV) private readonly env: Env) {
    this.configured = env.smtpUrl !== null;
  }

  /** Greets the server and signs in. Rejects when it is away, or does not know us. */
  async reach(signal: AbortSignal): Promise<void> {
    const transport = await this.open();
    signal.throwIfAborted();
    const over = new AbortController();
    const leaving = once(signal, 'abort', { signal: over.signal }).then(() =>
      signal.throwIfAborted(),
    );
    try {
      await Promise.race([transport.verify(), leaving]);
    } catch (error) {
      tell('mail', 'away');
      throw error;
    } finally {
      over.abort();
    }
  }

  async send(mail: Mail, signal: AbortSignal): Promise<Delivery> {
    const delivery = await this.handOver(mail, signal);
    tell('mail', delivery);
    return delivery;
  }

  private async handOver(
    { sender, unsubscribeUrl, ...mail }: Mail,
    signal: AbortSignal,
  ): Promise<Delivery> {
    const transport = await this.open();
    try {
      await transport.sendMail({
        ...mail,
        to: { name: '', address: mail.to },
        from: this.from(sender),
        list: { unsubscribe: unsubscribeUrl },
        headers: {
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          'Auto-Submitted': 'auto-generated',
        },
        signal,
      });
      return 'sent';
    } catch (error) {
      return deliveryAfter(error as NodemailerError);
    }
  }

  private from(sender: MailSender): MailSender {
    const [given] = addressparser(this.env.mailFrom, { flatten: true });
    return given ? { address: given.address, name: given.name || sender.name } : sender;
  }

  /** Most owners send no mail, and need not wait for what does. */
  private open(): Promise<Transporter> {
    this.transport ??= import('nodemailer').then(({ createTransport }) =>
      createTransport(smtpOptions(this.env.smtpUrl as string)),
    );
    return this.transport;
  }
}
