import type { Instant } from './entities.ts';

/** `type` of the problem that a right password is answered with while its code is missing or wrong. */
export const SECOND_FACTOR_PROBLEM = 'urn:deal-harbor:second-factor';

/** How many codes stand in for a lost authenticator, each once. */
export const RECOVERY_CODES = 10;

/** POST /api/admin/session */
export interface SignInRequest {
  password: string;
  /** Six digits of the authenticator, or a recovery code; needed where the second factor is on. */
  code?: string;
}

/** PUT /api/admin/password: ends every other session. */
export interface PasswordChange {
  password: string;
  newPassword: string;
}

/** What proves the owner once more before the second factor is touched. */
export interface OwnerProof {
  password: string;
  /** Six digits of the authenticator, or, once the second factor is on, a recovery code. */
  code: string;
}

/** GET /api/admin/sessions, the last used first. */
export interface OwnerSession {
  id: number;
  /** Kind of browser and system, such as `Firefox on Linux`. */
  device: string;
  createdAt: Instant;
  /** Noted every five minutes. */
  lastUsedAt: Instant;
  /** When it ends if it is not used. */
  expiresAt: Instant;
  /** The one that asks. */
  current: boolean;
}

/** GET /api/admin/second-factor */
export interface SecondFactorState {
  enabled: boolean;
  since: Instant | null;
  recoveryCodesLeft: number;
  /** Why codes of the authenticator are refused, for the owner to read; null while they are good. */
  problem: string | null;
}

/** POST /api/admin/second-factor: shown once, good once a code of it has been confirmed. */
export interface SecondFactorEnrolment {
  /** Base32, for typing. */
  secret: string;
  /** `otpauth://totp/…` */
  uri: string;
  /** The same as a QR code: a data URL of an SVG. */
  picture: string;
}

/** Shown once: only their hashes are stored. */
export interface RecoveryCodes {
  recoveryCodes: string[];
}

/** Days after which an entry of the audit log may go, and goes. */
export const AUDIT_KEPT_DAYS = 400;

export const AUDIT_ACTIONS = [
  'create',
  'update',
  'delete',
  'delete-for-good',
  'restore',
  'generate',
  'generate-failed',
  'test',
  'export',
  'sign-in',
  'sign-out',
  'end',
  'wrong-password',
  'wrong-code',
  'change-password',
  'replace-password',
  'enable-second-factor',
  'remove-second-factor',
  'renew-recovery-codes',
  'use-recovery-code',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export const AUDIT_ENTITIES = [
  'store',
  'category',
  'coupon',
  'offer',
  'product',
  'post',
  'picture',
  'subscriber',
  'settings',
  'ai-settings',
  'session',
  'account',
  'backup',
] as const;
export type AuditEntity = (typeof AUDIT_ENTITIES)[number];

/** GET /api/admin/audit, the newest first. */
export interface AuditEntry {
  id: number;
  at: Instant;
  /** Entries with the same number were written by one transaction. */
  transactionId: number;
  /** `session 7` of GET /api/admin/sessions, `network 1a2b3c4d` of a stranger, `start` or `command line`. */
  actor: string;
  action: AuditAction;
  entity: AuditEntity;
  /** As it stands in the addresses of the API; null where there is only one, or none came about. */
  entityId: string | null;
  /** What the entity was called then. */
  title: string | null;
  /** The names of the fields that changed. */
  fields: string[];
}

/** GET /api/admin/audit/{id} */
export interface AuditEntryDetail extends AuditEntry {
  /** By field, as the API names it; null where there was or is none. Secrets are never in it. */
  changes: Record<string, { before: unknown; after: unknown }>;
}
