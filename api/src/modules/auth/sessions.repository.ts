import { createHash, randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';

/** Hours without a request, and hours in all, after which a session ends. */
const IDLE_HOURS = 12;
const LONGEST_HOURS = 7 * 24;
/** Minutes between two notes of a session's use: a write per request would be too much. */
const NOTE_MINUTES = 5;
const ID_BYTES = 32;
const ID_PATTERN = /^[A-Za-z0-9_-]{43}$/;

function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('hex');
}

/** @returns the id for the cookie; only its hash is stored */
export async function createSession(manager: EntityManager): Promise<string> {
  const id = randomBytes(ID_BYTES).toString('base64url');
  await manager.query('DELETE FROM admin_sessions WHERE expires_at < now()');
  await manager.query(
    `INSERT INTO admin_sessions (id_hash, expires_at) VALUES ($1, now() + make_interval(hours => $2))`,
    [hashOf(id), IDLE_HOURS],
  );
  return id;
}

/** Whether the session lives; its use prolongs it. */
export async function touchSession(manager: EntityManager, id: string): Promise<boolean> {
  if (!ID_PATTERN.test(id)) return false;
  const rows = await manager.query<{ due: boolean }[]>(
    `SELECT last_used_at < now() - make_interval(mins => $2) AS due
     FROM admin_sessions WHERE id_hash = $1 AND expires_at > now()`,
    [hashOf(id), NOTE_MINUTES],
  );
  if (rows[0]?.due) {
    await manager.query(
      `UPDATE admin_sessions SET last_used_at = now(), expires_at = LEAST(
         now() + make_interval(hours => $2), created_at + make_interval(hours => $3))
       WHERE id_hash = $1`,
      [hashOf(id), IDLE_HOURS, LONGEST_HOURS],
    );
  }
  return rows.length > 0;
}

export async function deleteSession(manager: EntityManager, id: string): Promise<void> {
  await manager.query('DELETE FROM admin_sessions WHERE id_hash = $1', [hashOf(id)]);
}

export async function deleteAllSessions(manager: EntityManager): Promise<void> {
  await manager.query('DELETE FROM admin_sessions');
}
