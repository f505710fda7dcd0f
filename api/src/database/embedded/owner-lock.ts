import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { EmbeddedDatabaseError, folderError } from './embedded-database-error.js';
import { processStart } from './process-info.js';

/** What the lock file says: who holds it, as JSON. */
export interface LockOwner {
  pid: number;
  /** See processStart. */
  start: string;
  token: string;
}

export interface OwnerLock {
  release(): void;
}

/** Reads a lock's text; null for anything else than a lock. */
export function parseOwner(text: string): LockOwner | null {
  try {
    const { pid, start, token } = JSON.parse(text);
    if (!Number.isInteger(pid) || typeof start !== 'string') return null;
    return { pid, start, token: String(token) };
  } catch {
    return null;
  }
}

/** The owner lives only if its pid still belongs to the same run of the process. */
export function isHeld(owner: LockOwner | null, startOf = processStart): owner is LockOwner {
  return owner !== null && startOf(owner.pid) === owner.start;
}

/**
 * Takes the state folder for this process; a lock whose owner is dead is taken over.
 * @throws EmbeddedDatabaseError when a living process holds it, or the folder cannot be written
 */
export async function takeOwnerLock(file: string, folder: string): Promise<OwnerLock> {
  try {
    return await acquire(file, (owner) => {
      throw new EmbeddedDatabaseError(
        `Deal Harbor is already running on ${folder} (process ${owner.pid}). Stop it first, or give this one a folder of its own with DATA_DIR.`,
      );
    });
  } catch (error) {
    throw folderError(error, folder);
  }
}

async function acquire(file: string, whenHeld: (owner: LockOwner) => void): Promise<OwnerLock> {
  const token = randomUUID();
  const text = JSON.stringify({ pid: process.pid, start: processStart(process.pid) ?? '', token });
  const draft = `${file}.${token}`;
  // Linked into place with its text in it: nobody ever reads half a lock.
  writeFileSync(draft, text, { mode: 0o644 });
  try {
    while (!linkInto(draft, file)) {
      const found = readOrNull(file);
      const owner = found === null ? null : parseOwner(found);
      if (isHeld(owner)) {
        whenHeld(owner);
        await delay(20);
      } else if (found !== null && (await replaceStale(file, draft, found))) break;
    }
  } finally {
    rmSync(draft, { force: true });
  }
  return {
    release: () => {
      if (readOrNull(file) === text) rmSync(file, { force: true });
    },
  };
}

/**
 * Two starts that both saw the same dead owner must not both win, or the second would take the first one's server
 * for an orphan. So whoever replaces a dead lock holds a lock on doing so, taken by the same rules.
 */
async function replaceStale(file: string, draft: string, stale: string): Promise<boolean> {
  const claim = await acquire(`${file}.claim`, () => {});
  try {
    if (readOrNull(file) !== stale) return false;
    renameSync(draft, file);
    return true;
  } finally {
    claim.release();
  }
}

function linkInto(draft: string, file: string): boolean {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function readOrNull(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
