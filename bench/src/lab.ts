import { type Captured } from './floor/captured.ts';
import type { LoadOrder, LoadResult } from './load/load.types.ts';
import { type Cores, planCores } from './process/cores.ts';
import { Helper } from './process/helper.ts';
import type { SqlOrder } from './statements/sql-process.ts';

/** How long and how often is measured. */
export interface Effort {
  runs: number;
  /** Seconds under load. */
  seconds: number;
  /** Requests of one run that makes every answer anew. */
  requests: number;
  /** Different addresses of a kind. */
  addresses: number;
  writes: number;
  tenfold: boolean;
}

export const FULL: Effort = {
  runs: 3,
  seconds: 4,
  requests: 300,
  addresses: 300,
  writes: 20,
  tenfold: true,
};

/** Enough to see that all works, not to quote. */
export const QUICK: Effort = {
  runs: 1,
  seconds: 1,
  requests: 60,
  addresses: 60,
  writes: 5,
  tenfold: false,
};

/** The benchmark's own processes, each where it belongs. */
export interface Lab {
  cores: Cores;
  effort: Effort;
  load: Helper<LoadOrder, LoadResult>;
  bareServer: Helper<Captured, number>;
  bareSql: Helper<SqlOrder, number[]>;
}

export function openLab(effort: Effort): Lab {
  const cores = planCores();
  const load = new Helper<LoadOrder, LoadResult>(
    cores.load,
    new URL('./load/load-process.ts', import.meta.url),
  );
  const bareServer = new Helper<Captured, number>(
    cores.server,
    new URL('./floor/floor-process.ts', import.meta.url),
  );
  const bareSql = new Helper<SqlOrder, number[]>(
    cores.server,
    new URL('./statements/sql-process.ts', import.meta.url),
  );
  return { cores, effort, load, bareServer, bareSql };
}
