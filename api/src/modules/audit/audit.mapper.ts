import type { AuditEntry, AuditEntryDetail } from '@deal-harbor/contracts';
import type { AuditDetailRow, AuditRow } from './audit.repository.js';

export function toAuditEntry(row: AuditRow): AuditEntry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    transactionId: Number(row.transactionId),
    actor: row.actor,
    action: row.action,
    entity: row.entity,
    entityId: row.entityId,
    title: row.title,
    fields: row.fields,
  };
}

export function toAuditEntryDetail(row: AuditDetailRow): AuditEntryDetail {
  return { ...toAuditEntry(row), changes: row.changes };
}
