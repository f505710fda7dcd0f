import type { Kind } from '../addresses.ts';
import type { Figure } from '../figure.ts';
import { capture } from '../floor/captured.ts';
import type { Lab } from '../lab.ts';
import type { Site } from '../product/site.ts';
import { short } from '../report/number.ts';
import { medianOf } from '../statistics.ts';
import { BROWSER_HEADERS } from './browser-headers.ts';
import { type Busy, busyWith } from './busy.ts';

const CONNECTIONS = 32;
/** Seconds before the first run. */
const WARM_UP = 1;
const percent = (share: number) => `${short(share * 100)}%`;

function details(product: Busy, bare: Busy, bytes: number): string {
  return [
    `p99 ${short(product.p99)} ms, bare ${short(bare.p99)}`,
    `${short(product.cpu)} µs of processor each, bare ${short(bare.cpu)}`,
    `${short(bytes / 1000)} kB`,
    `core busy ${percent(product.share)}, bare ${percent(bare.share)}, load ${percent(bare.loadShare)}`,
  ].join('; ');
}

async function keptFigure(lab: Lab, { instance }: Site, kind: Kind): Promise<Figure> {
  const { load, bareServer, effort } = lab;
  const path = kind.paths[0] as string;
  await capture(instance.port, path, BROWSER_HEADERS);
  const captured = await capture(instance.port, path, BROWSER_HEADERS);
  const port = await bareServer.ask(captured);
  const order = {
    connections: CONNECTIONS,
    headers: BROWSER_HEADERS,
    paths: [path],
    seconds: effort.seconds,
  };
  const product = { ...order, port: instance.port };
  const bare = { ...order, port };
  for (const each of [product, bare]) await load.ask({ ...each, seconds: WARM_UP });
  const runs: [Busy[], Busy[]] = [[], []];
  for (let run = 0; run < effort.runs; run += 1) {
    runs[0].push(await busyWith(lab, instance.pid, product));
    runs[1].push(await busyWith(lab, bareServer.pid, bare));
  }
  const [ours, floor] = [medianOf(runs[0]) as Busy, medianOf(runs[1]) as Busy];
  return {
    group: 'Kept answers, requests a second',
    name: kind.name,
    value: ours.rate,
    unit: '/s',
    floor: { name: 'bare server', value: floor.rate },
    more: details(ours, floor, captured.bytes),
    ...(kind.page && { bar: { of: 'ratio', kind: 'at least', limit: 0.7 } as const }),
  };
}

/** Throughput of answers from memory against a bare server with the same bytes, in turn. */
export async function measureKept(lab: Lab, site: Site): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const kind of site.kinds) figures.push(await keptFigure(lab, site, kind));
  return figures;
}
