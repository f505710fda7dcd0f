import type { OwnerSession } from '@deal-harbor/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { notFound } from '../../../common/errors/app-error.js';
import type { List } from '../../../common/http/list.js';
import { inTransaction } from '../../../database/transaction.js';
import { noteAction } from '../../audit/note-action.js';
import {
  type EndedSession,
  endSession,
  endSessionsBut,
  findSessions,
  type SessionRow,
} from './sessions.repository.js';

function toOwnerSession(row: SessionRow, current: number): OwnerSession {
  return {
    id: row.id,
    device: row.device,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    current: row.id === current,
  };
}

async function noteEnd(manager: EntityManager, { id, device }: EndedSession): Promise<void> {
  await noteAction(manager, { action: 'end', entity: 'session', entityId: id, title: device });
}

@Injectable()
export class SessionsService {
  constructor(private readonly dataSource: DataSource) {}

  /** @param current the session that asks */
  async list(current: number): Promise<List<OwnerSession>> {
    const rows = await findSessions(this.dataSource.manager);
    return { items: rows.map((row) => toOwnerSession(row, current)), total: rows.length };
  }

  /** @throws AppError 'not-found' */
  async end(id: number): Promise<void> {
    await inTransaction(this.dataSource, async (manager) => {
      const ended = await endSession(manager, id);
      if (!ended) throw notFound('Session');
      await noteEnd(manager, ended);
    });
  }

  async endOthers(current: number): Promise<void> {
    await inTransaction(this.dataSource, async (manager) => {
      for (const ended of await endSessionsBut(manager, current)) await noteEnd(manager, ended);
    });
  }
}
