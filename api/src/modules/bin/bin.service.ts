import { type BinEntry, DEFAULT_LIMITS, type Restored } from '@deal-harbor/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { notFound } from '../../common/errors/app-error.js';
import { type List, pageOf, totalOf } from '../../common/http/list.js';
import { inTransaction } from '../../database/transaction.js';
import { noteAction } from '../audit/note-action.js';
import { toBinEntry } from './bin.mapper.js';
import {
  countBinEntries,
  deleteBinEntry,
  findBinEntries,
  findBinEntry,
  lockBinEntry,
} from './bin.repository.js';
import { BinQuery, RestoreQuery } from './dto/bin.query.js';
import { restore } from './restore.js';

const WHAT = 'Entry';

@Injectable()
export class BinService {
  constructor(private readonly dataSource: DataSource) {}

  async list({ limit, offset, kind }: BinQuery): Promise<List<BinEntry>> {
    const { manager } = this.dataSource;
    const page = pageOf({ limit, offset }, DEFAULT_LIMITS.capped);
    const rows = await findBinEntries(manager, kind, page);
    const total = await totalOf(page, rows.length, () => countBinEntries(manager, kind));
    return { items: rows.map(toBinEntry), total };
  }

  /** @throws AppError 'not-found' */
  async entry(id: number): Promise<BinEntry> {
    const row = await findBinEntry(this.dataSource.manager, id);
    if (!row) throw notFound(WHAT);
    return toBinEntry(row);
  }

  /** @throws AppError 'not-found', 'validation', 'conflict' */
  restore(id: number, { slug }: RestoreQuery): Promise<Restored> {
    return inTransaction(this.dataSource, (manager) => restore(manager, id, slug));
  }

  /** @throws AppError 'not-found' */
  async deleteForGood(id: number): Promise<void> {
    await inTransaction(this.dataSource, async (manager) => {
      const entry = await lockBinEntry(manager, id);
      if (!entry) throw notFound(WHAT);
      const { kind: entity, entityId, title } = entry;
      await deleteBinEntry(manager, id);
      await noteAction(manager, { action: 'delete-for-good', entity, entityId, title });
    });
  }
}
