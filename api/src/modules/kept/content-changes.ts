import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import type { Client } from 'pg';
import { DataSource } from 'typeorm';
import { breakConnections } from '../../database/connections.js';
import { clientOf } from '../../database/data-source.js';

/**
 * Whether changes are heard: `listening`; `deaf` while PostgreSQL answers but does not let us listen;
 * `away` while it does not answer at all.
 */
export type Hearing = 'listening' | 'deaf' | 'away';

/** Says that anything may have changed. */
export const ANYTHING = '*';

const CHANNEL = 'content_changes';
/** Milliseconds between two looks whether the connection still answers, and how long that may take. */
const HEARTBEAT = 1_000;
const PATIENCE = 2_000;
/** Milliseconds between two tries to connect. */
const RETRY = 250;
/** A server that answers with a code of its own is there, whatever it refuses. */
const SQLSTATE = /^[0-9A-Z]{5}$/;
/** The server is going down or coming up: cannot_connect_now, admin_shutdown, crash_shutdown. */
const NOT_SERVING = /^57P/;

/**
 * Hears over LISTEN, on a connection of its own, what any instance has committed. After a connection was
 * lost, what was missed is told as ANYTHING.
 */
@Injectable()
export class ContentChanges implements BeforeApplicationShutdown {
  private readonly logger = new Logger(ContentChanges.name);
  private readonly events = new EventEmitter<{ tags: [string[]] }>();
  private readonly ended = new AbortController();
  private client: Client | null = null;
  private running: Promise<void> = Promise.resolve();
  private state: Hearing = 'deaf';
  /** The last question, and the one to follow it. */
  private asked: Promise<void> = Promise.resolve();
  private asking: Promise<void> | null = null;

  constructor(private readonly dataSource: DataSource) {}

  get hearing(): Hearing {
    return this.state;
  }

  onTags(listener: (tags: string[]) => void): void {
    this.events.on('tags', listener);
  }

  /** Begins to listen; a failure to connect is not one of starting. */
  async start(): Promise<void> {
    await this.connect();
    this.running = this.keepListening();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.ended.abort();
    await this.client?.end().catch(() => undefined);
    await this.running;
    // One that was being made meanwhile.
    await this.client?.end().catch(() => undefined);
  }

  /**
   * Resolves when everything committed before this call was told, or the connection is given up.
   * PostgreSQL hands a listener its notifications before it answers the listener's next statement.
   */
  caughtUp(): Promise<void> {
    // The question under way may have been asked before the caller's commit: all who come meanwhile share the next.
    this.asking ??= this.asked.then(() => {
      this.asking = null;
      this.asked = this.ask();
      return this.asked;
    });
    return this.asking;
  }

  private async ask(): Promise<void> {
    const { client } = this;
    if (!client) return;
    const patience = new AbortController();
    const late = delay(PATIENCE, 'late', { ref: false, signal: patience.signal });
    late.catch(() => undefined);
    const answer = await Promise.race([client.query('SELECT'), late]).catch(() => 'failed');
    patience.abort();
    // One that says nothing may be there for nobody; a new connection will tell.
    if (typeof answer === 'string') this.lose(client, answer === 'late' ? 'away' : 'deaf');
  }

  /** Heartbeats while there is a connection, tries again while there is none. */
  private async keepListening(): Promise<void> {
    const { signal } = this.ended;
    while (!signal.aborted) {
      const pause = this.client ? HEARTBEAT : RETRY;
      await delay(pause, undefined, { ref: false, signal }).catch(() => null);
      if (signal.aborted) return;
      if (this.client) await this.caughtUp();
      else await this.connect();
    }
  }

  private async connect(): Promise<void> {
    const client = clientOf(this.dataSource, 'changes', PATIENCE);
    client.on('error', () => this.lose(client));
    client.on('end', () => this.lose(client));
    client.on('notification', ({ payload = '' }) => this.events.emit('tags', payload.split(' ')));
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      this.client = client;
      this.become('listening');
      this.events.emit('tags', [ANYTHING]);
    } catch (error) {
      client.end().catch(() => undefined);
      const { code = '' } = error as { code?: string };
      const isThere = SQLSTATE.test(code) && !NOT_SERVING.test(code);
      this.become(isThere ? 'deaf' : 'away');
      // Whoever waits for it on a connection of before is told, too.
      if (!isThere) breakConnections(this.dataSource);
    }
  }

  private lose(client: Client, state: Hearing = 'deaf'): void {
    if (this.client !== client) return;
    this.client = null;
    this.become(state);
    client.end().catch(() => undefined);
  }

  private become(state: Hearing): void {
    if (state === this.state) return;
    this.state = state;
    if (state === 'listening') this.logger.log('Hearing what changes in the database');
    else if (!this.ended.signal.aborted) this.logger.warn(`Not hearing the database: ${state}`);
  }
}
