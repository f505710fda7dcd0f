import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';

export const SUPERUSER = 'postgres';

/** The database's passwords, both hexadecimal. */
export interface Passwords {
  /** Of `postgres`, who may do everything; used only to make what the application needs. */
  superuser: string;
  /** Of the application's own user. */
  application: string;
}

/** Null when there is no such file, or it cannot be read as one. */
export function readPasswords(file: string): Passwords | null {
  try {
    const { superuser, application } = JSON.parse(readFileSync(file, 'utf8'));
    const valid = [superuser, application].every((word) => /^[0-9a-f]{32,}$/.test(word));
    return valid ? { superuser, application } : null;
  } catch {
    return null;
  }
}

/** Draws new passwords and keeps them in the file, mode 0600, on disk before this returns. */
export function createPasswords(file: string): Passwords {
  const passwords = { superuser: draw(), application: draw() };
  writeSecret(`${file}.new`, JSON.stringify(passwords));
  renameSync(`${file}.new`, file);
  return passwords;
}

function draw(): string {
  return randomBytes(24).toString('hex');
}

/** Writes a file that nobody else may read, also when one with other rights stood there. */
export function writeSecret(file: string, text: string): void {
  rmSync(file, { force: true });
  const handle = openSync(file, 'wx', 0o600);
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
