import { parseArgs } from 'node:util';
import { stopChildren } from '../../scripts/lib/children.mjs';
import { Failure } from '../../scripts/lib/failure.mjs';
import { buildStale } from '../../scripts/lib/targets.mjs';
import { type Figure, meets } from './figure.ts';
import { FULL, type Lab, openLab, QUICK } from './lab.ts';
import { measureFreshLoad } from './measures/fresh-load.ts';
import { measureFreshness } from './measures/freshness.ts';
import { measureKept } from './measures/kept.ts';
import { measureMemory } from './measures/memory.ts';
import { measureRendering } from './measures/rendering.ts';
import { measureSizes } from './measures/sizes.ts';
import { measureStart } from './measures/start-time.ts';
import { measureWeight } from './measures/weight.ts';
import { SIZES } from './product/data-folder.ts';
import { openSite, type Site } from './product/site.ts';
import { machineText, thisMachine } from './report/machine.ts';
import { keepResults } from './report/results.ts';
import { tableOf } from './report/table.ts';

type Section = (
  lab: Lab,
  site: Site,
  open: (size: keyof typeof SIZES) => Promise<Site>,
) => Promise<Figure[]>;

/** Everything that is measured on the usual catalogue while it runs, in this order. */
const SECTIONS: Record<string, Section> = {
  memory: async (_lab, site) => measureMemory(site, 'after the start'),
  kept: measureKept,
  fresh: measureFreshLoad,
  rendering: measureRendering,
  freshness: measureFreshness,
  'memory after': async (_lab, site) => measureMemory(site, 'after the load'),
  weight: (_lab, site) => measureWeight(site),
  sizes: async (lab, site, open) => {
    const others = [await open('tenth'), ...(lab.effort.tenfold ? [await open('tenfold')] : [])];
    return measureSizes(lab, site, others);
  },
};

function optionsOf(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: { quick: { type: 'boolean' }, only: { type: 'string' } },
    });
    const only = values.only?.split(',') ?? [...Object.keys(SECTIONS), 'start'];
    return { effort: values.quick ? QUICK : FULL, only, whole: !values.quick && !values.only };
  } catch (error) {
    throw new Failure(`${(error as Error).message}. Options: --quick, --only <section,…>.`);
  }
}

async function measureAll(lab: Lab, only: string[]): Promise<Figure[]> {
  const sites: Site[] = [];
  const open = async (size: keyof typeof SIZES) => {
    const site = await openSite(lab, SIZES[size]);
    sites.push(site);
    return site;
  };
  const figures: Figure[] = [];
  try {
    const usual = await open('usual');
    for (const [name, section] of Object.entries(SECTIONS)) {
      if (!only.includes(name)) continue;
      console.log(`Measuring: ${name}`);
      figures.push(...(await section(lab, usual, open)));
    }
    for (const site of sites) await site.stop();
    if (only.includes('start')) {
      console.log('Measuring: start');
      figures.push(...(await measureStart(lab.effort, usual.dataDir)));
    }
    return figures;
  } finally {
    await stopChildren();
  }
}

/** Groups in the order of their first figure, each with all of its figures. */
function grouped(figures: Figure[]): Figure[] {
  return [...Map.groupBy(figures, ({ group }) => group).values()].flat();
}

/**
 * Measures the built product and prints the table.
 * @returns the exit code: 1 when a bar is missed
 */
export async function bench(args: string[]): Promise<number> {
  const { effort, only, whole } = optionsOf(args);
  await buildStale();
  const lab = openLab(effort);
  const { note } = lab.cores;
  const figures = grouped(await measureAll(lab, only));
  const machine = thisMachine();
  const missed = figures.filter((figure) => meets(figure) === false);
  const text = [
    `Measured on ${new Date().toISOString().slice(0, 10)}: ${machineText(machine)}.`,
    `${note} Medians of ${effort.runs} runs.`,
    '',
    tableOf(figures),
    '',
    missed.length === 0 ? 'Every bar is met.' : 'Missed:',
    ...missed.map(({ group, name }) => `- ${group}: ${name}`),
    '',
  ].join('\n');
  console.log(`\n${text}`);
  // A part or a short run is no result to keep.
  if (whole)
    console.log(`Kept in ${await keepResults('', { text, data: { machine, note, figures } })}`);
  return missed.length === 0 ? 0 : 1;
}
