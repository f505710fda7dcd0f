import { capture } from '../floor/captured.ts';
import type { Lab } from '../lab.ts';
import { cpuOf } from '../process/usage.ts';
import { forgetKept } from '../product/database.ts';
import type { Site } from '../product/site.ts';
import type { Statement } from '../statements/statements-of.ts';
import { median } from '../statistics.ts';

/** Of one answer, in milliseconds; medians. */
export interface OneByOne {
  /** Until the last byte has arrived. */
  wall: number;
  /** Processor time of the server's process with all its threads. */
  cpu: number;
  /** The same, but the mean: what is done now and then counts too. */
  meanCpu: number;
}

type Encoding = 'identity' | 'br';

/** Asks for each address once, one after the other. */
export async function oneByOne(
  { instance: { port, pid } }: Site,
  paths: readonly string[],
  encoding: Encoding,
): Promise<OneByOne> {
  const walls: number[] = [];
  const cpus: number[] = [];
  let before = cpuOf(pid) ?? Number.NaN;
  for (const path of paths) {
    const began = performance.now();
    await capture(port, path, { 'Accept-Encoding': encoding });
    walls.push(performance.now() - began);
    // What the server does after its answer is charged to the next one.
    const after = cpuOf(pid) ?? Number.NaN;
    cpus.push(after - before);
    before = after;
  }
  const meanCpu = cpus.reduce((sum, one) => sum + one, 0) / cpus.length;
  return { wall: median(walls), cpu: median(cpus), meanCpu };
}

/** The same with nothing kept: every answer is made anew. */
export async function madeAnew(
  site: Site,
  paths: readonly string[],
  encoding: Encoding,
): Promise<OneByOne> {
  await forgetKept(site.database);
  return oneByOne(site, paths, encoding);
}

/** Milliseconds, median: the same addresses' statements by themselves. */
export async function bareSqlTime(
  { bareSql }: Lab,
  { database }: Site,
  jobs: Statement[][],
): Promise<number> {
  return median(await bareSql.ask({ url: database.url, jobs }));
}
