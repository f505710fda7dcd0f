import { join } from 'node:path';
import type { StateLayout } from './state-layout.js';

export function postmasterPidFile(layout: StateLayout): string {
  return join(layout.cluster, 'postmaster.pid');
}

/**
 * The server's own account of itself, one value a line: pid first, port and place (its socket's folder, or else
 * the address) from the fourth on, and on the eighth its status, which is 'ready' once it takes connections.
 * Values that are not there (yet) are null.
 */
export function parsePostmasterPid(text: string): {
  pid: number | null;
  port: number | null;
  host: string | null;
  status: string | null;
} {
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
