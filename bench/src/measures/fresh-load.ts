import type { Kind } from '../addresses.ts';
import type { Figure } from '../figure.ts';
import { capture } from '../floor/captured.ts';
import type { Lab } from '../lab.ts';
import { forgetKept } from '../product/database.ts';
import type { Site } from '../product/site.ts';
import { short } from '../report/number.ts';
import { median } from '../statistics.ts';
import { BROWSER_HEADERS } from './browser-headers.ts';

const CONNECTIONS = 8;
/** Seconds. */
const FLOOR_TIME = 1;

/** Each address once, all forgotten before every round, until there were enough requests. */
async function freshRun({ load, effort }: Lab, site: Site, { paths }: Kind) {
  let [requests, seconds] = [0, 0];
  const late: number[] = [];
  while (requests < effort.requests) {
    await forgetKept(site.database);
    const result = await load.ask({
      port: site.instance.port,
      connections: CONNECTIONS,
      headers: BROWSER_HEADERS,
      paths,
      seconds: null,
    });
    requests += result.requests;
    seconds += result.seconds;
    late.push(result.p99);
  }
  return { rate: requests / seconds, p99: median(late) };
}

async function freshFigure(lab: Lab, site: Site, kind: Kind): Promise<Figure> {
  const [path = '/'] = kind.paths;
  const port = await lab.bareServer.ask(await capture(site.instance.port, path, BROWSER_HEADERS));
  const order = { port, connections: CONNECTIONS, headers: BROWSER_HEADERS, paths: [path] };
  const runs: { rate: number; p99: number; floor: number }[] = [];
  await freshRun(lab, site, kind);
  for (let run = 0; run < lab.effort.runs; run += 1) {
    const ours = await freshRun(lab, site, kind);
    const bare = await lab.load.ask({ ...order, seconds: FLOOR_TIME });
    runs.push({ ...ours, floor: bare.requests / bare.seconds });
  }
  return {
    group: 'Answers made anew, requests a second',
    name: kind.name,
    value: median(runs.map(({ rate }) => rate)),
    unit: '/s',
    floor: { name: 'bare server', value: median(runs.map(({ floor }) => floor)) },
    more: `p99 ${short(median(runs.map(({ p99 }) => p99)))} ms`,
  };
}

/** Throughput when nothing is kept: rendered, encoded and read from the database each time. */
export async function measureFreshLoad(lab: Lab, site: Site): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const kind of site.kinds) figures.push(await freshFigure(lab, site, kind));
  return figures;
}
