import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { BackupError } from './backup-error.js';
import type { Write } from './daily-backups.js';

/** From api/dist/src/database/backup. */
const SCRIPT = join(import.meta.dirname, '../../backup.js');

/**
 * Writes backups in a process of their own, which gives way to others: whoever is being served does not notice.
 * It reads the archive again, but does not restore it to check it.
 */
export function backupProcess(script = SCRIPT): Write {
  return async (file, signal) => {
    const child = spawn(process.execPath, [script, '--no-check', '--out', file], {
      stdio: ['ignore', 'ignore', 'pipe'],
      signal,
    });
    const ended = new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    if (child.pid !== undefined) giveWay(child.pid);
    const [code, said] = await Promise.all([ended, text(child.stderr)]);
    if (code === 0) return;
    throw new BackupError(said.trim().split('\n')[0] || `it ended with code ${code}`);
  };
}

function giveWay(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended already, and says why.
  }
}
