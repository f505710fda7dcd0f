import { setTimeout as delay } from 'node:timers/promises';
import { isWebAddress, type OutboundKind, type Visitor } from '@deal-harbor/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { notFound } from '../../common/errors/app-error.js';
import { findTarget } from './outbound.repository.js';
import { VisitsService } from './visits.service.js';

/** Milliseconds that a shopper waits for the counting at most. */
const PATIENCE = 1_000;
const PRINTABLE = /^[\x21-\x7e]+$/;

@Injectable()
export class OutboundService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly visits: VisitsService,
  ) {}

  /**
   * Looks a target up and counts the visitor.
   * @param visitor null for whoever only looks (HEAD)
   * @returns an http(s) address that fits a header
   * @throws AppError 'not-found', also for a stored text that is no web address
   */
  async follow(kind: OutboundKind, id: number, visitor: Visitor | null): Promise<string> {
    const target = await findTarget(this.dataSource.manager, kind, id);
    if (!target || !isWebAddress(target)) throw notFound('Link');
    if (visitor) await this.countPatiently(kind, id, visitor);
    return PRINTABLE.test(target) ? target : new URL(target).href;
  }

  private async countPatiently(kind: OutboundKind, id: number, visitor: Visitor): Promise<void> {
    const enough = new AbortController();
    const patience = delay(PATIENCE, undefined, { ref: false, signal: enough.signal });
    patience.catch(() => undefined);
    await Promise.race([this.visits.countNow(kind, id, visitor), patience]);
    enough.abort();
  }
}
