import { type AuditEntry, type AuditEntryDetail, DEFAULT_LIMITS } from '@deal-harbor/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { notFound } from '../../common/errors/app-error.js';
import { type List, pageOf, totalOf } from '../../common/http/list.js';
import { toAuditEntry, toAuditEntryDetail } from './audit.mapper.js';
import { countAuditEntries, findAuditEntries, findAuditEntry } from './audit.repository.js';
import { AuditQuery } from './dto/audit.query.js';

@Injectable()
export class AuditService {
  constructor(private readonly dataSource: DataSource) {}

  async list({ limit, offset, ...filter }: AuditQuery): Promise<List<AuditEntry>> {
    const { manager } = this.dataSource;
    const page = pageOf({ limit, offset }, DEFAULT_LIMITS.capped);
    const rows = await findAuditEntries(manager, filter, page);
    const total = await totalOf(page, rows.length, () => countAuditEntries(manager, filter));
    return { items: rows.map(toAuditEntry), total };
  }

  /** @throws AppError 'not-found' */
  async detail(id: number): Promise<AuditEntryDetail> {
    const row = await findAuditEntry(this.dataSource.manager, id);
    if (!row) throw notFound('Entry');
    return toAuditEntryDetail(row);
  }
}
