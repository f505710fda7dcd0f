import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DataSource } from 'typeorm';
import { BackupError } from './backup-error.js';
import { type WriteOptions, writeBackup } from './write-backup.js';

export interface BackupOptions extends WriteOptions {
  /** Looks at the finished archive before it gets its name; what it throws discards the archive. */
  check: (file: string) => Promise<void>;
}

/** An archive under way, or what is left of one that was broken off. */
export const UNFINISHED = '.partial';

const REASONS: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EACCES: 'this user may not',
  EPERM: 'this user may not',
  EROFS: 'the disk is read-only',
};

function unwritable(error: unknown, file: string): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (syscall === undefined) return error;
  const reason = REASONS[code ?? ''] ?? code;
  return new BackupError(`${file} cannot be written: ${reason}.`, { cause: error });
}

/**
 * Writes a backup whose name appears only when it is whole and checked.
 * @throws BackupError; nothing is left then
 */
export async function makeBackup(dataSource: DataSource, options: BackupOptions): Promise<void> {
  const { file, check } = options;
  if (existsSync(file)) throw new BackupError(`${file} is there already.`);
  const draft = `${file}.${randomBytes(4).toString('hex')}${UNFINISHED}`;
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await writeBackup(dataSource, { ...options, file: draft });
    await check(draft);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {});
    throw unwritable(error, file);
  }
}
