import { join } from 'node:path';
import type { StateLayout } from './state-layout.js';

export function postmasterPidFile(layout: StateLayout): string {
  return join(layout.cluster, 'postmaster.pid');
}

/**
 * The server's own account of itself, one value a line: pid first, and on the eighth its status, which is 'ready'
 * once it takes connections. Values that are not there (yet) are null.
 */
export function parsePostmasterPid(text: string): { pid: number | null; status: string | null } {
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  return {
    pid: Number.isInteger(pid) && pid > 0 ? pid : null,
    status: lines[7]?.trim() || null,
  };
}
