import { setTimeout as delay } from 'node:timers/promises';
import { signIn } from './support/caller.ts';
import { inTurn, Load, type Sent } from './support/load.ts';
import { expect, test } from './support/site.ts';

const PATHS = [
  '/',
  '/stores',
  '/api/stores?limit=5',
  '/blogs',
  '/api/coupons/latest',
  '/categories',
];
const READERS = 4;

test('a restart of each instance in turn fails no request', async ({ site }) => {
  const { nginx, instances } = site;
  const owner = await signIn(nginx.origin);
  const name = `Rolling ${Date.now()}`;
  const store = await owner.add('/api/stores', { name, slug: `rolling-${Date.now()}` });
  const headers = { Cookie: owner.cookie, 'Content-Type': 'application/json' };
  const write = (method: string, path: string, body?: object): Sent => ({
    method,
    path,
    headers: body ? headers : { Cookie: owner.cookie },
    ...(body && { body: JSON.stringify(body) }),
  });
  let made = 0;
  const writes = inTurn<() => Sent>([
    () => write('PUT', `/api/stores/${store}`, { description: `Text ${++made}` }),
    () =>
      write('POST', '/api/coupons', {
        storeId: store,
        title: `Coupon ${++made}`,
        discountType: 'percentage',
        discountValue: '20%',
      }),
  ]);
  const loads = [
    ...Array.from({ length: READERS }, (_, index) => {
      const paths = inTurn(PATHS);
      const next = () => ({ method: 'GET', path: paths() });
      return new Load(nginx.origin, { keepAlive: index % 2 === 0, pause: 5, next });
    }),
    ...[true, false].map(
      (keepAlive) => new Load(nginx.origin, { keepAlive, pause: 20, next: () => writes()() }),
    ),
  ];
  try {
    await delay(500);
    for (const instance of instances) {
      expect(await instance.stop()).toBe(0);
      await delay(300);
      await instance.start();
      await delay(500);
    }
  } finally {
    await Promise.all(loads.map((load) => load.stop()));
    await owner.done('DELETE', `/api/stores/${store}`);
  }
  const outcomes = loads.flatMap((load) => load.outcomes);
  const written = outcomes.filter(({ asked }) => !asked.startsWith('GET'));
  expect(outcomes.filter(({ status }) => status < 200 || status >= 300)).toEqual([]);
  expect(written.length).toBeGreaterThan(50);
  console.log(`${outcomes.length} requests, ${written.length} of them writes`);
});
