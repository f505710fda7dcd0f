import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Figure } from '../figure.ts';
import type { NetworkRequest } from '../lighthouse/lighthouse.types.ts';
import { runLighthouse } from '../lighthouse/run-lighthouse.ts';
import { type Site } from '../product/site.ts';
import { short } from '../report/number.ts';

const KILO = 1000;
const GROUP = 'What the browser gets, gzipped';

/** Everything that a browser loads for a page, without what stands in the page itself. */
async function requestsOf(url: string): Promise<NetworkRequest[]> {
  const { audits } = await runLighthouse(url, ['--only-audits=network-requests']);
  const items = audits['network-requests']?.details?.items as NetworkRequest[];
  return items.filter(({ url }) => url.startsWith('http'));
}

/** Bytes of a body as it goes over the wire. */
function sizeOf(url: string, encoding: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': encoding } }, (answer) => {
      buffer(answer).then(({ length }) => resolve(length / KILO), reject);
    }).once('error', reject);
  });
}

async function sumOf(requests: NetworkRequest[], type: string): Promise<number> {
  let sum = 0;
  for (const { url, resourceType } of requests) {
    if (resourceType === type) sum += await sizeOf(url, 'gzip');
  }
  return sum;
}

async function figuresOf(origin: string, name: string, path: string): Promise<Figure[]> {
  const requests = await requestsOf(origin + path);
  const foreign = requests.filter(({ url }) => !url.startsWith(origin)).length;
  const [plain, gzip, brotli] = await Promise.all(
    ['identity', 'gzip', 'br'].map((encoding) => sizeOf(origin + path, encoding)),
  );
  const line = (what: string, value: number, limit?: number, more?: string): Figure => ({
    group: GROUP,
    name: `${name}: ${what}`,
    value,
    unit: 'kB',
    ...(more && { more }),
    ...(limit && { bar: { of: 'value', kind: 'at most', limit } as const }),
  });
  return [
    line(
      'HTML',
      gzip as number,
      undefined,
      `${short(plain as number)} plain, ${short(brotli as number)} Brotli`,
    ),
    line('JavaScript', await sumOf(requests, 'Script'), 120),
    line('CSS', await sumOf(requests, 'Stylesheet'), 15),
    line('fonts', await sumOf(requests, 'Font')),
    line('pictures', await sumOf(requests, 'Image'), undefined, 'those in view'),
    {
      group: GROUP,
      name: `${name}: requests`,
      value: requests.length,
      unit: '',
      more: `${foreign} to third parties`,
    },
  ];
}

/** Bytes of whole pages, as Chromium asks for them. */
export async function measureWeight({ instance, kinds }: Site): Promise<Figure[]> {
  const origin = `http://localhost:${instance.port}`;
  const figures: Figure[] = [];
  for (const { name, paths, page } of kinds) {
    if (page) figures.push(...(await figuresOf(origin, name, paths[0] as string)));
  }
  return figures;
}
