import type { Lab } from '../lab.ts';
import type { LoadOrder, LoadResult } from '../load/load.types.ts';
import { cpuOf } from '../process/usage.ts';

export interface Busy extends Record<string, number> {
  /** Requests a second. */
  rate: number;
  /** Milliseconds. */
  p99: number;
  /** Microseconds of the server's processor time for one request. */
  cpu: number;
  /** Share of one core that the server used, and that the load used. */
  share: number;
  loadShare: number;
}

const spent = (pid: number) => cpuOf(pid) ?? Number.NaN;

/** Runs a load and looks at what it costs the server's process and the load's own. */
export async function busyWith({ load }: Lab, pid: number, order: LoadOrder): Promise<Busy> {
  const before = [spent(pid), spent(load.pid)] as const;
  const result: LoadResult = await load.ask(order);
  const cpu = spent(pid) - before[0];
  const loadCpu = spent(load.pid) - before[1];
  const { requests, seconds, p99 } = result;
  return {
    rate: requests / seconds,
    p99,
    cpu: (cpu * 1000) / requests,
    share: cpu / 1000 / seconds,
    loadShare: loadCpu / 1000 / seconds,
  };
}
