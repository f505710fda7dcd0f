import { hash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AI_DEADLINE_MS } from '@deal-harbor/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../common/errors/app-error.js';
import type { GenerationKind } from './ai-generation.entity.js';
import {
  type Claim,
  claimKey,
  deleteOldGenerations,
  findGeneration,
  freeKey,
  noteResult,
} from './ai-generations.repository.js';
import type { GenerationCall } from './generation-call.js';

/** The provider's deadline, and room for what stands before and behind it. */
const LEASE_MS = AI_DEADLINE_MS + 30_000;
const LOOK_AGAIN_MS = 250;

const OTHER_BODY = 'This Idempotency-Key belongs to another request: choose a new one.';
const TAKEN_OVER = 'Another request with this Idempotency-Key has taken over.';

/** Notes the result, in the transaction that stores it. */
export type NoteResult = (manager: EntityManager, resultId: number) => Promise<void>;

/** The same in any order of the fields. */
function hashOf(body: object): string {
  const fields = Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1));
  return hash('sha256', JSON.stringify(fields));
}

/** Makes one result of all calls with the same key, over all instances. */
@Injectable()
export class GenerationKeys {
  private readonly logger = new Logger('AiGenerations');

  constructor(private readonly dataSource: DataSource) {}

  /**
   * Runs the work, or waits for the call that does it already; once that one has failed, it is this
   * call's turn.
   * @returns the id of what the work stored
   * @throws AppError 'conflict' when the key belongs to another request
   */
  async once(
    { key, signal, tell }: GenerationCall,
    kind: GenerationKind,
    body: object,
    work: (note: NoteResult) => Promise<number>,
  ): Promise<number> {
    if (key === null) return work(async () => {});
    const claim: Claim = { key, kind, bodyHash: hashOf(body), runId: randomUUID() };
    await deleteOldGenerations(this.dataSource.manager);
    for (let waited = false; ; waited = true) {
      signal.throwIfAborted();
      if (await claimKey(this.dataSource.manager, claim, LEASE_MS))
        return this.claimed(claim, work);
      const resultId = await this.resultOfOther(claim);
      if (resultId !== null) return resultId;
      if (!waited) tell({ type: 'phase', phase: 'asking' });
      await sleep(LOOK_AGAIN_MS, undefined, { signal });
    }
  }

  private async resultOfOther({ key, kind, bodyHash }: Claim): Promise<number | null> {
    const other = await findGeneration(this.dataSource.manager, key);
    if (!other) return null;
    if (other.kind !== kind || other.bodyHash !== bodyHash) {
      throw new AppError('conflict', OTHER_BODY);
    }
    return other.resultId;
  }

  private async claimed(
    claim: Claim,
    work: (note: NoteResult) => Promise<number>,
  ): Promise<number> {
    try {
      return await work(async (manager, resultId) => {
        const noted = await noteResult(manager, claim, resultId);
        if (!noted) throw new AppError('conflict', TAKEN_OVER);
      });
    } catch (error) {
      await freeKey(this.dataSource.manager, claim).catch((reason: unknown) =>
        this.logger.warn({ error: reason }, 'A key was not freed and stays taken for its lease'),
      );
      throw error;
    }
  }
}
