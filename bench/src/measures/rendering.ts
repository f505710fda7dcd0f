import type { Kind } from '../addresses.ts';
import type { Figure } from '../figure.ts';
import type { Lab } from '../lab.ts';
import type { Site } from '../product/site.ts';
import { short } from '../report/number.ts';
import { type Statement, statementsOf } from '../statements/statements-of.ts';
import { medianOf } from '../statistics.ts';
import { bareSqlTime, madeAnew, type OneByOne, oneByOne } from './one-by-one.ts';

/** Addresses of a kind; each is asked for once a run. */
const ADDRESSES = 40;
/** Rounds of all of them before it counts. */
const WARM_UP = 8;

async function renderingFigures(
  lab: Lab,
  site: Site,
  { name, paths, page }: Kind,
  jobs: Statement[][],
): Promise<Figure[]> {
  const statements = Math.max(...jobs.map(({ length }) => length));
  // Unmeasured: nobody judges a server by its first answers, before its code is compiled.
  for (let round = 0; round < WARM_UP; round += 1) await madeAnew(site, paths, 'identity');
  await bareSqlTime(lab, site, jobs);
  const runs: (OneByOne & { encoded: number; kept: number; sql: number })[] = [];
  for (let run = 0; run < lab.effort.runs; run += 1) {
    const plain = await madeAnew(site, paths, 'identity');
    const kept = await oneByOne(site, paths, 'identity');
    const encoded = await madeAnew(site, paths, 'br');
    const sql = await bareSqlTime(lab, site, jobs);
    runs.push({ ...plain, kept: kept.cpu, encoded: encoded.cpu, sql });
  }
  const { wall, cpu, meanCpu, encoded, kept, sql } = medianOf(runs);
  return [
    {
      group: 'Made anew, processor time of one answer',
      name,
      value: cpu,
      unit: 'ms',
      more: `mean ${short(meanCpu)}; with Brotli ${short(encoded)}; asked again ${short(kept)}`,
      ...(page && { bar: { of: 'value', kind: 'at most', limit: 4 } as const }),
    },
    {
      group: 'Made anew, waiting for one answer',
      name,
      value: wall,
      unit: 'ms',
      floor: { name: 'bare SQL', value: sql },
      more: statements === 1 ? 'one statement' : `up to ${statements} statements`,
    },
  ];
}

/** What one answer costs that is made anew, asked for by one client. */
export async function measureRendering(lab: Lab, site: Site): Promise<Figure[]> {
  const kinds = site.kinds.map((kind) => ({ ...kind, paths: kind.paths.slice(0, ADDRESSES) }));
  const statements = await statementsOf(
    site.database,
    kinds.map(({ paths }) => paths),
  );
  const figures: Figure[] = [];
  for (const [i, kind] of kinds.entries()) {
    figures.push(...(await renderingFigures(lab, site, kind, statements[i] as Statement[][])));
  }
  return figures.sort((a, b) => a.group.localeCompare(b.group));
}
