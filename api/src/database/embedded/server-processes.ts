import { spawnSync } from 'node:child_process';
import { readdirSync, readlinkSync } from 'node:fs';
import { liveProcess } from './process-info.js';
import { commandAs, type Identity, runSync } from './run-as.js';

export interface FoundProcess {
  pid: number;
  ppid: number;
}

// A shell that stands in the folder is not ours to stop.
const PROGRAMS = new Set(['postgres', 'initdb']);

/** Reads `ls -l /proc/<pid>/cwd …`. */
export function parseWorkingDirs(listing: string): Map<number, string> {
  const lines = listing.matchAll(/\/proc\/(\d+)\/cwd -> (.*)$/gm);
  return new Map([...lines].map(([, pid, dir]) => [Number(pid), dir ?? '']));
}

/**
 * PostgreSQL's living processes whose working directory is one of the folders: the server keeps its own in its
 * data folder, and unlike a pid in a file that cannot be out of date.
 * @param recorded pid in postmaster.pid, all that can be looked at where there is no /proc
 */
export function findServerProcesses(
  folders: readonly string[],
  identity: Identity,
  recorded: number | null,
): FoundProcess[] {
  if (process.platform !== 'linux') return findRecorded(folders, recorded);
  const running = readdirSync('/proc').flatMap((name) => {
    const stat = /^\d+$/.test(name) ? liveProcess(Number(name)) : null;
    return stat !== null && PROGRAMS.has(stat.name) ? [{ pid: Number(name), ppid: stat.ppid }] : [];
  });
  const dirs = workingDirs(
    running.map(({ pid }) => pid),
    identity,
  );
  return running.filter(({ pid }) => folders.includes(dirs.get(pid) ?? ''));
}

function workingDirs(pids: readonly number[], identity: Identity): Map<number, string> {
  const dirs = new Map<number, string>();
  const hidden: number[] = [];
  for (const pid of pids) {
    try {
      dirs.set(pid, readlinkSync(`/proc/${pid}/cwd`));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EACCES') hidden.push(pid);
    }
  }
  if (hidden.length === 0 || identity.kind !== 'setuid') return dirs;
  // Root in a container lacks CAP_SYS_PTRACE and sees less than the processes' own user.
  const args = ['-l', ...hidden.map((pid) => `/proc/${pid}/cwd`)];
  return new Map([...dirs, ...parseWorkingDirs(runSync(commandAs(identity, 'ls', args)).output)]);
}

function findRecorded(folders: readonly string[], recorded: number | null): FoundProcess[] {
  if (recorded === null || process.platform === 'win32') return [];
  const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(recorded)], {
    encoding: 'utf8',
  });
  const ours = folders.some((folder) => stdout?.includes(folder));
  return ours ? [{ pid: recorded, ppid: 1 }] : [];
}
