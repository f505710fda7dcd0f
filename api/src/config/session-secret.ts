import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeSecret } from '../database/embedded/passwords.js';
import type { Env } from './env.js';

const FILE = 'session-secret';
const BYTES = 32;

function stored(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim() || null;
  } catch {
    return null;
  }
}

/** SESSION_SECRET, or the one that the first start made and kept in DATA_DIR. */
export function sessionSecret(env: Env): string {
  const existing = env.sessionSecret ?? generatedSecret(env);
  if (existing) return existing;
  const secret = randomBytes(BYTES).toString('base64url');
  stageSecret(env, secret).keep();
  return secret;
}

/** The one that is kept in DATA_DIR; null before the first start, and where SESSION_SECRET stands for it. */
export function generatedSecret(env: Env): string | null {
  return env.sessionSecret ? null : stored(join(env.dataDir, FILE));
}

export interface StagedSecret {
  /** Puts it in the place of the one that is there, in one step. */
  keep(): void;
  discard(): void;
}

/** Writes a secret beside the one in DATA_DIR, so that only the last step can be left undone. */
export function stageSecret(env: Env, secret: string): StagedSecret {
  const path = join(env.dataDir, FILE);
  const staged = `${path}.new`;
  mkdirSync(env.dataDir, { recursive: true });
  writeSecret(staged, secret);
  return {
    keep: () => renameSync(staged, path),
    discard: () => rmSync(staged, { force: true }),
  };
}
