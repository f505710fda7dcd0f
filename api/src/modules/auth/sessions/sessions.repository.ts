import { hash, randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';

/** Hours without a request, and hours in all, after which a session ends. */
const IDLE_HOURS = 12;
const LONGEST_HOURS = 7 * 24;
/** Minutes between two notes of a session's use: a write per request would be too much. */
const NOTE_MINUTES = 5;
const TOKEN_BYTES = 32;
const TOKEN_PATTERN = /^[A-Za-z0-9_-]{43}$/;

export interface NewSession {
  id: number;
  /** For the cookie; only its hash is stored. */
  token: string;
}

export interface SessionRow {
  id: number;
  device: string;
  createdAt: Date;
  lastUsedAt: Date;
  expiresAt: Date;
}

const hashOf = (token: string): string => hash('sha256', token);

export async function createSession(manager: EntityManager, device: string): Promise<NewSession> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await manager.query('DELETE FROM admin_sessions WHERE expires_at < now()');
  const [{ id }] = await manager.query<[{ id: number }]>(
    `INSERT INTO admin_sessions (token_hash, device, expires_at)
     VALUES ($1, $2, now() + make_interval(hours => $3)) RETURNING id`,
    [hashOf(token), device, IDLE_HOURS],
  );
  return { id, token };
}

/**
 * The session that a token opens; its use prolongs it.
 * @returns null when there is none, or none any more
 */
export async function touchSession(manager: EntityManager, token: string): Promise<number | null> {
  if (!TOKEN_PATTERN.test(token)) return null;
  const [session] = await manager.query<{ id: number; due: boolean }[]>(
    `SELECT id, last_used_at < now() - make_interval(mins => $2) AS due
     FROM admin_sessions WHERE token_hash = $1 AND expires_at > now()`,
    [hashOf(token), NOTE_MINUTES],
  );
  if (session?.due) {
    await manager.query(
      `UPDATE admin_sessions SET last_used_at = now(), expires_at = LEAST(
         now() + make_interval(hours => $2), created_at + make_interval(hours => $3))
       WHERE id = $1`,
      [session.id, IDLE_HOURS, LONGEST_HOURS],
    );
  }
  return session?.id ?? null;
}

/** Those that live, the last used first. */
export function findSessions(manager: EntityManager): Promise<SessionRow[]> {
  return manager.query<SessionRow[]>(
    `SELECT id, device, created_at AS "createdAt", last_used_at AS "lastUsedAt",
       expires_at AS "expiresAt"
     FROM admin_sessions WHERE expires_at > now() ORDER BY last_used_at DESC, id DESC`,
  );
}

export type EndedSession = Pick<SessionRow, 'id' | 'device'>;

async function endWhere(
  manager: EntityManager,
  condition: string,
  value: unknown,
): Promise<EndedSession[]> {
  const [ended] = await manager.query<[EndedSession[], number]>(
    `DELETE FROM admin_sessions WHERE ${condition} RETURNING id, device`,
    [value],
  );
  return ended;
}

export async function endSessionOf(
  manager: EntityManager,
  token: string,
): Promise<EndedSession | null> {
  const [ended] = await endWhere(manager, 'token_hash = $1', hashOf(token));
  return ended ?? null;
}

export async function endSession(manager: EntityManager, id: number): Promise<EndedSession | null> {
  const [ended] = await endWhere(manager, 'id = $1', id);
  return ended ?? null;
}

/** @param id the one that stays; null ends all */
export function endSessionsBut(manager: EntityManager, id: number | null): Promise<EndedSession[]> {
  return endWhere(manager, '$1::integer IS NULL OR id <> $1', id);
}
