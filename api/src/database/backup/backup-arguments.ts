import { join, resolve } from 'node:path';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { BackupError } from './backup-error.js';

/** Where backups go that nobody gave a place. */
export const backupFolder = (dataDir: string): string => join(dataDir, 'backups');
export const EXTENSION = '.tar.zst';

function parsed<T extends ParseArgsOptionsConfig>(args: string[], options: T, usage: string) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new BackupError(`${(error as Error).message.split('. ')[0]}. Use: ${usage}`);
  }
}

/**
 * @param place DATA_DIR, the folder that paths are relative to, and the time
 * @throws BackupError
 */
export function backupArguments(
  args: string[],
  { dataDir, workingDir, now }: { dataDir: string; workingDir: string; now: Date },
): { file: string; check: boolean } {
  const usage = 'npm run backup -- [--out FILE] [--no-check]';
  const options = { out: { type: 'string' }, 'no-check': { type: 'boolean' } } as const;
  const { values, positionals } = parsed(args, options, usage);
  if (positionals.length > 0) throw new BackupError(`Use: ${usage}`);
  const time = now.toISOString().replaceAll(':', '-').replace('.', '-');
  const usual = join(backupFolder(dataDir), `deal-harbor-${time}${EXTENSION}`);
  return {
    file: values.out === undefined ? usual : resolve(workingDir, values.out),
    check: !values['no-check'],
  };
}

/** @throws BackupError */
export function restoreArguments(
  args: string[],
  workingDir: string,
): { file: string; replace: boolean } {
  const usage = 'npm run restore -- FILE [--replace]';
  const { values, positionals } = parsed(args, { replace: { type: 'boolean' } } as const, usage);
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new BackupError(`Use: ${usage}`);
  return { file: resolve(workingDir, file), replace: values.replace ?? false };
}
