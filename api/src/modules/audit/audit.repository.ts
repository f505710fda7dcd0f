import type { AuditAction, AuditEntity, AuditEntryDetail } from '@deal-harbor/contracts';
import type { EntityManager } from 'typeorm';
import type { Page } from '../../common/http/list.js';
import { Parameters } from '../../database/sql.js';

export interface AuditFilter {
  entity?: AuditEntity;
  entityId?: string;
  action?: AuditAction;
  /** Days in UTC, both included. */
  from?: string;
  to?: string;
}

export interface AuditRow {
  id: number;
  at: Date;
  transactionId: string;
  actor: string;
  action: AuditAction;
  entity: AuditEntity;
  entityId: string | null;
  title: string | null;
  fields: string[];
}

export interface AuditDetailRow extends AuditRow {
  changes: AuditEntryDetail['changes'];
}

const COLUMNS = `a.id, a.at, a.transaction_id AS "transactionId", a.actor, a.action, a.entity,
  a.entity_id AS "entityId", a.title,
  ARRAY(SELECT key FROM jsonb_object_keys(a.changes) key ORDER BY key) AS fields`;

/** What each filter asks of an entry \`a\`; the value is its only parameter. */
const CONDITIONS: Record<keyof AuditFilter, (value: string) => string> = {
  entity: (value) => `a.entity = ${value}`,
  entityId: (value) => `a.entity_id = ${value}`,
  action: (value) => `a.action = ${value}`,
  from: (value) => `a.at >= ${value}::date`,
  to: (value) => `a.at < ${value}::date + 1`,
};

function conditions(filter: AuditFilter, parameters: Parameters): string {
  const names = Object.keys(CONDITIONS) as (keyof AuditFilter)[];
  const parts = names
    .filter((name) => filter[name] !== undefined)
    .map((name) => CONDITIONS[name](parameters.add(filter[name])));
  return parts.join(' AND ') || 'true';
}

export function findAuditEntries(
  manager: EntityManager,
  filter: AuditFilter,
  page: Page,
): Promise<AuditRow[]> {
  const parameters = new Parameters();
  const where = conditions(filter, parameters);
  return manager.query<AuditRow[]>(
    `SELECT ${COLUMNS} FROM audit_entries a WHERE ${where} ORDER BY a.id DESC
     LIMIT ${parameters.add(page.limit)} OFFSET ${parameters.add(page.offset)}`,
    parameters.values,
  );
}

export async function countAuditEntries(
  manager: EntityManager,
  filter: AuditFilter,
): Promise<number> {
  const parameters = new Parameters();
  const where = conditions(filter, parameters);
  const [row] = await manager.query<[{ count: number }]>(
    `SELECT count(*)::int AS count FROM audit_entries a WHERE ${where}`,
    parameters.values,
  );
  return row.count;
}

export async function findAuditEntry(
  manager: EntityManager,
  id: number,
): Promise<AuditDetailRow | null> {
  const rows = await manager.query<AuditDetailRow[]>(
    `SELECT ${COLUMNS}, a.changes FROM audit_entries a WHERE a.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}
