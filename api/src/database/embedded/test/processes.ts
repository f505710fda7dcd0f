import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

interface Entry {
  pid: number;
  ppid: number;
  cwd: string;
}

/** Written anew and not taken from the launcher, whose own view is what is tested. */
function livingProcesses(): Entry[] {
  return readdirSync('/proc').flatMap((name) => {
    try {
      const status = readFileSync(`/proc/${name}/status`, 'utf8');
      if (/^State:\s+Z/m.test(status)) return [];
      const ppid = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]);
      return [{ pid: Number(name), ppid, cwd: readlinkSync(`/proc/${name}/cwd`) }];
    } catch {
      return [];
    }
  });
}

export function processesIn(folder: string): number[] {
  return livingProcesses()
    .filter(({ cwd }) => cwd.startsWith(folder))
    .map(({ pid }) => pid);
}

export function childrenOf(parent: number): number[] {
  return livingProcesses()
    .filter(({ ppid }) => ppid === parent)
    .map(({ pid }) => pid);
}

export function isAlive(pid: number): boolean {
  return livingProcesses().some((entry) => entry.pid === pid);
}

export function ignoresTerminate(pid: number): boolean {
  const mask = /^SigIgn:\s+([0-9a-f]+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  const terminate = 1n << 14n;
  return (BigInt(`0x${mask}`) & terminate) !== 0n;
}

/** Milliseconds until the condition held. */
export async function eventually(
  condition: () => boolean | Promise<boolean>,
  within: number,
): Promise<number> {
  const started = Date.now();
  while (!(await condition())) {
    if (Date.now() - started > within) throw new Error(`not within ${within} ms: ${condition}`);
    await delay(20);
  }
  return Date.now() - started;
}

/** Ends what still works in a folder of the specs. */
export async function endProcessesIn(folder: string): Promise<void> {
  for (const pid of processesIn(folder)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended by itself.
    }
  }
  await eventually(() => processesIn(folder).length === 0, 5_000);
}
