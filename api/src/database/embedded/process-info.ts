import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface ProcessStat {
  /** The program's name, at most 15 bytes. */
  name: string;
  state: string;
  ppid: number;
  /** Clock ticks since the machine booted. */
  startTicks: string;
}

/** Reads /proc/<pid>/stat, whose second field is a name in brackets that may hold brackets and spaces. */
export function parseStat(text: string): ProcessStat | null {
  const open = text.indexOf('(');
  const close = text.lastIndexOf(')');
  if (open < 0 || close < open) return null;
  const fields = text.slice(close + 2).split(' ');
  const [state, ppid] = fields;
  const startTicks = fields[19];
  if (!state || !ppid || !startTicks) return null;
  return { name: text.slice(open + 1, close), state, ppid: Number(ppid), startTicks };
}

/** Linux only. Null: no such process, or one that is dead and only waits to be collected. */
export function liveProcess(pid: number): ProcessStat | null {
  const text = readOrNull(`/proc/${pid}/stat`);
  const stat = text === null ? null : parseStat(text);
  return stat === null || stat.state === 'Z' || stat.state === 'X' ? null : stat;
}

/**
 * A word that tells this run of the process from every other that had or will have the same pid, also across
 * reboots. Null: no such process.
 */
export function processStart(pid: number): string | null {
  if (process.platform === 'linux') {
    const stat = liveProcess(pid);
    const boot = readOrNull('/proc/sys/kernel/random/boot_id')?.trim() ?? '';
    return stat === null ? null : `${boot}:${stat.startTicks}`;
  }
  if (process.platform === 'win32') return isAlive(pid) ? 'alive' : null;
  const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout?.trim() || null;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
