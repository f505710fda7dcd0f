import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StateLayout } from './state-layout.js';

export function postmasterPidFile(layout: StateLayout): string {
  return join(layout.cluster, 'postmaster.pid');
}

/** The server's own account of itself. Values that are not there (yet) are null. */
export interface PostmasterPid {
  pid: number | null;
  port: number | null;
  /** Its socket's folder, or else the address. */
  host: string | null;
  /** 'ready' once it takes connections. */
  status: string | null;
}

/** One value a line: pid first, port and place from the fourth on, and on the eighth the status. */
export function parsePostmasterPid(text: string): PostmasterPid {
  const lines = text.split('\n');
  const number = (line: string | undefined) => {
    const value = Number(line);
    return Number.isInteger(value) && value > 0 ? value : null;
  };
  return {
    pid: number(lines[0]),
    port: number(lines[3]),
    host: lines[4] || lines[5] || null,
    status: lines[7]?.trim() || null,
  };
}

/** Of the server that works in this folder; a file that cannot be read tells nothing. */
export function readPostmasterPid(layout: StateLayout): PostmasterPid {
  try {
    return parsePostmasterPid(readFileSync(postmasterPidFile(layout), 'utf8'));
  } catch {
    return parsePostmasterPid('');
  }
}
