import { EnvError } from '../config/env.js';
import { BackupError } from '../database/backup/backup-error.js';
import { CatalogueError } from '../database/catalogue/synthetic/catalogue-error.js';
import { EmbeddedDatabaseError } from '../database/embedded/embedded-postgres.js';
import { NewerSchemaError } from '../database/migrate.js';

/** A start that cannot succeed until the owner changes something; the message is one line. */
export class StartError extends Error {}

interface SystemError extends Error {
  code?: string;
  path?: string;
  syscall?: string;
}

const KNOWN = [
  StartError,
  EnvError,
  EmbeddedDatabaseError,
  NewerSchemaError,
  CatalogueError,
  BackupError,
];
const READ_ONLY = new Set(['EACCES', 'EROFS', 'EPERM']);

/** The line for the owner; null for a fault that only its stack explains. */
export function startErrorLine(error: unknown): string | null {
  if (KNOWN.some((type) => error instanceof type)) return (error as Error).message;
  const { code, path, syscall } = error as SystemError;
  if (code && READ_ONLY.has(code) && path) return `DATA_DIR cannot be written: ${path}`;
  if (syscall === 'mkdir' && path) return `DATA_DIR cannot be made: ${path} (${code}).`;
  if (code === 'ENOSPC') return 'The disk is full.';
  return null;
}

/** @param reason what PostgreSQL or its driver said */
export function databaseError(reason: unknown): StartError {
  const { code = '', message = '' } = reason as SystemError;
  // The driver collects one failure per address of the host; the first says enough.
  const first = (reason as { errors?: SystemError[] }).errors?.[0];
  const why = message || first?.message || code || 'no answer';
  return new StartError(`DATABASE_URL: the database cannot be used (${why.split('\n')[0]}).`);
}
