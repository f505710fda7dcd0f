import type { AuditAction } from '@deal-harbor/contracts';
import { Injectable } from '@nestjs/common';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { tell } from '../../common/happenings.js';
import { consume, rateLimiter } from '../../common/rate-limiter.js';
import { noteAction } from '../audit/note-action.js';

/** Strangers must not be able to fill the disk with what is kept for so long. */
const LIMIT = { keyPrefix: 'failures-noted', points: 200, durationSeconds: 3_600 };
const KEY = 'all';

/** Writes wrong passwords and codes into the audit log, as many of an hour as the owner can use. */
@Injectable()
export class FailureNotes {
  private readonly limiter: RateLimiterPostgres;

  constructor(private readonly dataSource: DataSource) {
    this.limiter = rateLimiter(dataSource, LIMIT);
  }

  async note(
    actor: string,
    action: Extract<AuditAction, 'wrong-password' | 'wrong-code'>,
  ): Promise<void> {
    tell('sign-in-failure', action);
    if ((await consume(this.limiter, KEY)) !== null) return;
    await noteAction(this.dataSource.manager, { actor, action, entity: 'account' });
  }
}
