import { readdirSync, readFileSync } from 'node:fs';

/** Linux tells all of this; elsewhere the figures stay empty. */
function read<T>(look: () => T): T | null {
  try {
    return look();
  } catch {
    return null;
  }
}

/** Processor time of a process with all its threads so far, in milliseconds; null where it cannot be read. */
export function cpuOf(pid: number): number | null {
  return read(() => {
    const tasks = readdirSync(`/proc/${pid}/task`);
    const spent = tasks.map((task) => {
      const [nanoseconds] = readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ');
      return Number(nanoseconds);
    });
    return spent.reduce((sum, one) => sum + one, 0) / 1e6;
  });
}

/** A process and everything below it. */
export function treeOf(pid: number): number[] {
  const children = read(() => {
    const tasks = readdirSync(`/proc/${pid}/task`);
    return tasks.flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
    );
  });
  return [pid, ...(children ?? []).flatMap((child) => treeOf(Number(child)))];
}

/** Memory of processes in MB: resident, and with shared pages divided among those who share them. */
export interface Memory {
  rss: number;
  pss: number;
}

const KB_PER_MB = 1024;

export function memoryOf(pids: readonly number[]): Memory | null {
  return read(() => {
    const sum = (name: string) =>
      pids.reduce((total, pid) => {
        const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
        return total + Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(rollup)?.[1] ?? 0);
      }, 0) / KB_PER_MB;
    return { rss: sum('Rss'), pss: sum('Pss') };
  });
}
