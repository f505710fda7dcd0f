import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
  if (env.sessionSecret) return env.sessionSecret;
  const path = join(env.dataDir, FILE);
  const existing = stored(path);
  if (existing) return existing;
  const secret = randomBytes(BYTES).toString('base64url');
  mkdirSync(env.dataDir, { recursive: true });
  writeFileSync(path, secret, { mode: 0o600, flag: 'wx' });
  return secret;
}
