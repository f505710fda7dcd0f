import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { AppError } from '../../../common/errors/app-error.js';
import { tell } from '../../../common/happenings.js';
import type { AiConnection } from './ai-connection.js';
import { AiConnections } from './ai-connections.js';
import { AI_TIMES, type AiTimes } from './ai-times.js';
import { ProviderFault } from './provider-fault.js';

export interface AiQuestion {
  /** Of the JSON schema: `[a-z_]`. */
  name: string;
  /** A strict JSON schema. */
  schema: Record<string, unknown>;
  system: string;
  user: string;
  /** Of the answer; a reasoning model's thoughts count too. */
  maxTokens?: number;
}

export interface AiAsking {
  /** Ends the request to the provider, too. */
  signal: AbortSignal;
  onPhase?: (phase: 'asking' | 'writing' | 'again') => void;
  onText?: (piece: string) => void;
}

/** Characters of one answer; the longest that the generators ask for is a third of it. */
const LARGEST_TEXT = 200_000;

const TIMEOUT = 'The AI provider took too long: try again.';
const CANCELLED = 'The request was cancelled.';

@Injectable()
export class AiProvider {
  private readonly logger = new Logger('AiProvider');

  constructor(
    private readonly connections: AiConnections,
    @Inject(AI_TIMES) private readonly times: AiTimes,
  ) {}

  /**
   * Asks the provider, a second time where that may help, within one deadline.
   * @returns the parsed JSON of the answer, not yet checked against the schema
   * @throws AppError 'unavailable' without a provider (its detail says what to set), 'provider-failed',
   * 'provider-busy' (with retryAfter), 'provider-timeout', 'cancelled' when the signal aborted
   */
  async ask(question: AiQuestion, asking: AiAsking): Promise<unknown> {
    try {
      const answer = await this.askInTime(question, asking);
      tell('ai-call', 'answered');
      return answer;
    } catch (error) {
      tell('ai-call', error instanceof AppError ? error.code : 'fault');
      throw error;
    }
  }

  private async askInTime(question: AiQuestion, asking: AiAsking): Promise<unknown> {
    const connection = await this.connections.current();
    const deadline = AbortSignal.timeout(this.times.deadlineMs);
    const signal = AbortSignal.any([asking.signal, deadline]);
    try {
      return await this.tryTwice(connection, question, { ...asking, signal });
    } catch (error) {
      if (asking.signal.aborted) throw new AppError('cancelled', CANCELLED);
      if (deadline.aborted) throw new AppError('provider-timeout', TIMEOUT);
      throw error instanceof ProviderFault ? error.toAppError() : error;
    }
  }

  private async tryTwice(
    connection: AiConnection,
    question: AiQuestion,
    asking: AiAsking,
  ): Promise<unknown> {
    asking.onPhase?.('asking');
    try {
      return await this.tryOnce(connection, question, asking);
    } catch (error) {
      const wait = this.waitAfter(error);
      if (wait === null || asking.signal.aborted) throw error;
      asking.onPhase?.('again');
      await sleep(wait, undefined, { signal: asking.signal });
      return await this.tryOnce(connection, question, asking);
    }
  }

  private async tryOnce(
    connection: AiConnection,
    question: AiQuestion,
    { signal, onPhase, onText }: AiAsking,
  ): Promise<unknown> {
    signal.throwIfAborted();
    // With the first question only: its SDK takes 30 MB and an eighth of a second of every start.
    const { completion } = await import('./completion.js');
    let text = '';
    try {
      for await (const piece of completion(connection, question, signal)) {
        if (!text) onPhase?.('writing');
        text += piece;
        if (text.length > LARGEST_TEXT) throw new ProviderFault('large');
        onText?.(piece);
      }
      signal.throwIfAborted();
      return parsed(text);
    } catch (error) {
      if (error instanceof ProviderFault && !signal.aborted) {
        const { kind, status } = error;
        this.logger.warn({ msg: 'The AI provider failed', kind, status });
      }
      throw error;
    }
  }

  /** Milliseconds before a second try; null when none is worth it. */
  private waitAfter(error: unknown): number | null {
    if (!(error instanceof ProviderFault) || !error.again) return null;
    const { backOffMs, longestWaitMs } = this.times;
    const asked = (error.retryAfter ?? 0) * 1_000;
    if (asked > longestWaitMs) return null;
    return Math.max(asked, backOffMs) + Math.random() * backOffMs;
  }
}

function parsed(text: string): unknown {
  if (!text.trim()) throw new ProviderFault('empty');
  try {
    return JSON.parse(text);
  } catch {
    throw new ProviderFault('garbled');
  }
}
