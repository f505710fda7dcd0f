import { AUDIT_KEPT_DAYS, type AuditEntryDetail } from '@deal-harbor/contracts';
import type { EntityManager } from 'typeorm';
import { currentActor } from '../../common/actor.js';

export interface NotedAction extends Pick<AuditEntryDetail, 'action' | 'entity'> {
  /** Where it is not the one on whose behalf this code runs. */
  actor?: string;
  entityId?: number;
  title?: string;
  changes?: AuditEntryDetail['changes'];
}

/**
 * Notes what no row of a table tells by itself; what writes to content or settings is noted by the database.
 * Never name a secret.
 * @param manager of the action's own transaction, so that neither stands without the other
 */
export async function noteAction(
  manager: EntityManager,
  { actor = currentActor() ?? 'nobody', action, entity, entityId, title, changes }: NotedAction,
): Promise<void> {
  await manager.query(
    `INSERT INTO audit_entries
       (transaction_id, actor, action, entity, entity_id, title, changes)
     VALUES (pg_current_xact_id()::text::bigint, $1, $2, $3, $4, $5, $6)`,
    [actor, action, entity, entityId ?? null, title ?? null, JSON.stringify(changes ?? {})],
  );
}

/** Entries that have become too old; the database lets no younger ones go. */
export async function forgetOldActions(manager: EntityManager): Promise<void> {
  await manager.query('DELETE FROM audit_entries WHERE at < now() - make_interval(days => $1)', [
    AUDIT_KEPT_DAYS,
  ]);
}
