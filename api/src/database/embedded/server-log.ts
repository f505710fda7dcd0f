import {
  copyFileSync,
  existsSync,
  readFileSync,
  renameSync,
  statSync,
  truncateSync,
} from 'node:fs';

/** Bytes of one log file; with the older ones the log stays below four times this. */
export const LOG_LIMIT = 5_000_000;
const OLDER_FILES = 3;

/** Bytes in the log; 0 when there is none. */
export function logSize(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/**
 * Moves a log that has grown over the limit aside. It is copied and emptied, since the server keeps the file open
 * and appends to it: no process and no restart is needed for that, at the price of a line now and then.
 */
export function rotateLog(file: string, limit = LOG_LIMIT): boolean {
  if (logSize(file) <= limit) return false;
  try {
    for (let index = OLDER_FILES - 1; index >= 1; index -= 1) {
      if (existsSync(`${file}.${index}`)) renameSync(`${file}.${index}`, `${file}.${index + 1}`);
    }
    copyFileSync(file, `${file}.1`);
  } catch {
    // On a full disk the bound matters more than the old lines.
  }
  truncateSync(file);
  return true;
}

/** What the server said since the log had `from` bytes. */
export function readLogFrom(file: string, from: number): string {
  try {
    return readFileSync(file).subarray(from).toString('utf8');
  } catch {
    return '';
  }
}

/** The line of the server's log that says why it stopped; null when it said nothing of the kind. */
export function reasonIn(text: string): string | null {
  const lines = text.split('\n');
  const grave = lines.findLast((line) => /\b(FATAL|PANIC):/.test(line));
  const any = grave ?? lines.findLast((line) => line.trim() !== '');
  return any?.replace(/^.*?\b(FATAL|PANIC|ERROR|LOG): +/, '').trim() || null;
}
