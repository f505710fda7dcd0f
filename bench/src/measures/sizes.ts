import type { Figure } from '../figure.ts';
import type { Lab } from '../lab.ts';
import { kindOf, type Site } from '../product/site.ts';
import { short } from '../report/number.ts';
import { type Statement, statementsOf } from '../statements/statements-of.ts';
import { median } from '../statistics.ts';
import { bareSqlTime, madeAnew } from './one-by-one.ts';

const KINDS = ['home', 'store page', 'search'];
const ADDRESSES = 40;
const UNMEASURED_ROUNDS = 1;

interface Candidate {
  site: Site;
  paths: string[];
  jobs: Statement[][];
  walls: number[];
  sql: number[];
}

/** The catalogue's candidate for each kind. */
async function candidatesOf(site: Site, counts: number[]): Promise<Candidate[]> {
  const lists = KINDS.map((kind, i) => kindOf(site, kind).paths.slice(0, counts[i]));
  const statements = await statementsOf(site.database, lists);
  return lists.map((paths, i) => ({
    site,
    paths,
    jobs: statements[i] as Statement[][],
    walls: [],
    sql: [],
  }));
}

/** All catalogues in turn, run by run, so that whatever else the machine does falls on each of them. */
async function compare(lab: Lab, candidates: Candidate[]): Promise<void> {
  for (let run = -UNMEASURED_ROUNDS; run < lab.effort.runs; run += 1) {
    for (const { site, paths, jobs, walls, sql } of candidates) {
      const { wall } = await madeAnew(site, paths, 'identity');
      const bare = await bareSqlTime(lab, site, jobs);
      if (run < 0) continue;
      walls.push(wall);
      sql.push(bare);
    }
  }
}

const dealsOf = ({ site }: Candidate) => site.size.deals.toLocaleString('en');

/**
 * The same pages made anew on catalogues of different sizes.
 * @param usual the one that the others are compared with
 */
export async function measureSizes(lab: Lab, usual: Site, others: Site[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  const sites = [usual, ...others].sort((a, b) => a.size.deals - b.size.deals);
  // Of every catalogue the same number, whatever the smallest one has.
  const counts = KINDS.map((kind) =>
    Math.min(ADDRESSES, ...sites.map((site) => kindOf(site, kind).paths.length)),
  );
  const all: Candidate[][] = [];
  for (const site of sites) all.push(await candidatesOf(site, counts));
  for (const [i, kind] of KINDS.entries()) {
    const candidates = all.map((ofSite) => ofSite[i] as Candidate);
    await compare(lab, candidates);
    const base = candidates.find(({ site }) => site === usual) as Candidate;
    for (const candidate of candidates) {
      const larger = candidate.site.size.deals > usual.size.deals;
      figures.push({
        group: 'Made anew by size of the catalogue, waiting for one page',
        name: `${kind}, ${dealsOf(candidate)} deals`,
        value: median(candidate.walls),
        unit: 'ms',
        floor: { name: `${dealsOf(base)} deals`, value: median(base.walls) },
        more: `bare SQL ${short(median(candidate.sql))} ms`,
        ...(larger && { bar: { of: 'ratio', kind: 'at most', limit: 1.5 } as const }),
      });
    }
  }
  return figures;
}
