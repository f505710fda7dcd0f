import { dayOf, type Visitor } from '@deal-harbor/contracts';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { isbot } from 'isbot';
import { DataSource } from 'typeorm';
import { DaySalt } from './day-salt.js';
import type { VisitKind } from './visit.entity.js';
import { visitorHash } from './visitor-hash.js';
import { insertVisit } from './visits.repository.js';

/** Counts under way, beyond which a slow database loses some rather than the process its memory. */
const MOST_PENDING = 500;

/** Counts each visitor once per day and target; robots are not visitors. */
@Injectable()
export class VisitsService implements BeforeApplicationShutdown {
  private readonly logger = new Logger(VisitsService.name);
  private readonly pending = new Set<Promise<void>>();
  private readonly daySalt: DaySalt;

  constructor(private readonly dataSource: DataSource) {
    this.daySalt = new DaySalt(dataSource);
  }

  /** Counts without keeping anyone waiting; a count that fails is logged and lost. */
  count(kind: VisitKind, id: number, visitor: Visitor): void {
    void this.countNow(kind, id, visitor);
  }

  /** The same, resolved when it is done; never rejects. */
  countNow(kind: VisitKind, id: number, visitor: Visitor): Promise<void> {
    const { userAgent } = visitor;
    if (!userAgent.trim() || isbot(userAgent) || this.pending.size >= MOST_PENDING) {
      return Promise.resolve();
    }
    const counting = this.store(kind, id, visitor)
      .catch((error: unknown) => this.logger.warn({ error }, `A visit of ${kind} ${id} was lost`))
      .finally(() => this.pending.delete(counting));
    this.pending.add(counting);
    return counting;
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.pending);
  }

  private async store(kind: VisitKind, targetId: number, visitor: Visitor): Promise<void> {
    const day = dayOf(new Date());
    const salt = await this.daySalt.on(day);
    await insertVisit(this.dataSource.manager, {
      day,
      kind,
      targetId,
      visitor: visitorHash(visitor, salt),
    });
  }
}
