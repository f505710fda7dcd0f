import type { AuditEntity } from '@deal-harbor/contracts';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnModuleDestroy,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../../common/errors/app-error.js';
import { inTransaction } from '../../../database/transaction.js';
import { noteAction } from '../../audit/note-action.js';
import type { Assignment, Generator } from '../generators/generator.js';
import { AiProvider } from '../provider/ai-provider.js';
import type { GenerationKind } from './ai-generation.entity.js';
import type { GenerationCall } from './generation-call.js';
import { GenerationKeys, type NoteResult } from './generation-keys.js';
import { HourlyCap } from './hourly-cap.js';

/** Seconds. */
const RESTART = 10;

/** What the audit log calls the results. */
const MADE: Record<GenerationKind, AuditEntity> = {
  store: 'store',
  blog: 'post',
  'amazon-blog': 'post',
};

/** Leads a generation from the request to the stored result: all of it is stored, or nothing. */
@Injectable()
export class GenerationRuns implements OnModuleDestroy, BeforeApplicationShutdown {
  private readonly logger = new Logger('AiGenerations');
  private readonly stopping = new AbortController();
  private readonly running = new Set<Promise<unknown>>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly provider: AiProvider,
    private readonly keys: GenerationKeys,
    private readonly cap: HourlyCap,
  ) {}

  /**
   * @throws AppError 'conflict' for the key, 'unknown-reference', 'too-many-requests', the provider's own,
   * 'not-found' when the key's result has been deleted since, the reason of the call's signal
   */
  run<B extends object, R>(generator: Generator<B, R>, body: B, call: GenerationCall): Promise<R> {
    const signal = AbortSignal.any([call.signal, this.stopping.signal]);
    const running = this.idOf(generator, body, { ...call, signal }).then((id) =>
      generator.read(id),
    );
    const counted = running.catch(() => {}).finally(() => this.running.delete(counted));
    this.running.add(counted);
    return running;
  }

  onModuleDestroy(): void {
    const detail = 'The server is stopping: try again in a moment.';
    this.stopping.abort(new AppError('unavailable', detail, { retryAfter: RESTART }));
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.running);
  }

  private async idOf<B extends object, R>(
    generator: Generator<B, R>,
    body: B,
    call: GenerationCall,
  ): Promise<number> {
    try {
      return await this.keys.once(call, generator.kind, body, async (note) =>
        this.make(MADE[generator.kind], await generator.assignment(body), call, note),
      );
    } catch (error) {
      // Whatever the end of a call threw on its way, the reason is what it was ended for.
      throw call.signal.aborted ? call.signal.reason : error;
    }
  }

  private async make(
    entity: AuditEntity,
    assignment: Assignment,
    call: GenerationCall,
    note: NoteResult,
  ): Promise<number> {
    call.signal.throwIfAborted();
    await this.cap.take();
    try {
      return await this.askAndStore(assignment, call, async (manager, entityId) => {
        await note(manager, entityId);
        await noteAction(manager, { action: 'generate', entity, entityId });
      });
    } catch (error) {
      await this.noteFailure(entity);
      throw error;
    }
  }

  private async askAndStore(
    { question, check }: Assignment,
    { signal, tell }: GenerationCall,
    note: NoteResult,
  ): Promise<number> {
    const answer = await this.provider
      .ask(question, {
        signal,
        onPhase: (phase) => tell({ type: 'phase', phase }),
        onText: (text) => tell({ type: 'text', text }),
      })
      .catch((error: unknown) => this.unasked(error));
    tell({ type: 'phase', phase: 'checking' });
    const store = await check(answer);
    signal.throwIfAborted();
    tell({ type: 'phase', phase: 'storing' });
    return inTransaction(this.dataSource, async (manager) => {
      const id = await store(manager);
      await note(manager, id);
      return id;
    });
  }

  /** Also what failed may have cost money. */
  private async noteFailure(entity: AuditEntity): Promise<void> {
    const { manager } = this.dataSource;
    await noteAction(manager, { action: 'generate-failed', entity }).catch((reason: unknown) =>
      this.logger.warn({ error: reason }, 'A failed generation is missing in the audit log'),
    );
  }

  /** A call that failed at the provider counts, because it costs; one without a provider does not. */
  private async unasked(error: unknown): Promise<never> {
    if (error instanceof AppError && error.code === 'unavailable') await this.cap.giveBack();
    throw error;
  }
}
