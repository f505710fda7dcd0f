import type { EntityManager } from 'typeorm';
import type { Page } from '../../common/http/list.js';
import { Parameters } from '../../database/sql.js';
import type { AuditEntryEntity } from './audit-entry.entity.js';
import type { AuditQuery } from './dto/audit.query.js';

export type AuditFilter = Omit<AuditQuery, 'limit' | 'offset'>;

export interface AuditRow extends Omit<AuditEntryEntity, 'changes'> {
  fields: string[];
}

export type AuditDetailRow = AuditRow & Pick<AuditEntryEntity, 'changes'>;

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
