import { parseArgs } from 'node:util';
import { Failure } from '../../../scripts/lib/failure.mjs';
import { buildStale } from '../../../scripts/lib/targets.mjs';
import { fill, newDataFolder, SIZES } from '../product/data-folder.ts';
import { startInstance } from '../product/instance.ts';
import { aligned } from '../report/aligned.ts';
import { machineText, thisMachine } from '../report/machine.ts';
import { keepResults } from '../report/results.ts';
import { complaintsOf, MEASURES, verdictOf } from './bars.ts';
import type { Report } from './lighthouse.types.ts';
import { publicRoutes } from './routes.ts';
import { runLighthouse } from './run-lighthouse.ts';

function optionsOf(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { large: { type: 'boolean' }, runs: { type: 'string', default: '3' } },
    });
    return { large: values.large ?? false, runs: Number(values.runs), routes: positionals };
  } catch (error) {
    throw new Failure(`${(error as Error).message}. Options: --large, --runs <n>, [route…].`);
  }
}

/** The product with the demo catalogue, which has every kind of picture, or with the large one. */
async function open(large: boolean) {
  const dataDir = await newDataFolder();
  if (large) await fill(dataDir, SIZES.usual);
  const env = { DEMO_CATALOGUE: large ? 'off' : 'on' };
  const instance = await startInstance({ dataDir, pin: [], env });
  return { origin: `http://localhost:${instance.port}`, close: instance.stop };
}

async function lookAt(url: string, runs: number): Promise<Report[]> {
  const reports: Report[] = [];
  for (let run = 0; run < runs; run += 1) reports.push(await runLighthouse(url));
  return reports;
}

/**
 * Looks at every public route with Lighthouse and prints the table.
 * @returns the exit code: 1 when a route misses a bar
 */
export async function lighthouse(args: string[]): Promise<number> {
  const { large, runs, routes } = optionsOf(args);
  await buildStale();
  const { origin, close } = await open(large);
  const rows = [['route', ...MEASURES.map(({ title }) => title)]];
  const complaints: string[] = [];
  try {
    for (const route of routes.length > 0 ? routes : await publicRoutes(origin)) {
      const reports = await lookAt(origin + route, runs);
      const { cells, passed } = verdictOf(reports);
      rows.push([route, ...cells]);
      console.log([route, ...cells].join('  '));
      if (!passed)
        complaints.push(route, ...complaintsOf(reports[0] as Report).map((one) => `  ${one}`));
    }
  } finally {
    await close();
  }
  const machine = thisMachine();
  const text = [
    `Measured on ${new Date().toISOString().slice(0, 10)}: ${machineText(machine)}.`,
    `${large ? 'The large' : 'The demo'} catalogue, mobile, simulated throttling, medians of ${runs} runs.`,
    '',
    ...aligned(rows),
    '',
  ].join('\n');
  console.log(`\n${text}`);
  for (const line of complaints) console.log(line);
  if (routes.length === 0) {
    const name = large ? '-lighthouse-large' : '-lighthouse';
    console.log(`Kept in ${await keepResults(name, { text, data: { machine, rows } })}`);
  }
  return complaints.length === 0 ? 0 : 1;
}
