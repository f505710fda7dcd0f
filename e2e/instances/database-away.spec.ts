import { setTimeout as delay } from 'node:timers/promises';
import { Caller, signIn } from './support/caller.ts';
import { inTurn, Load } from './support/load.ts';
import { expect, type Site, test } from './support/site.ts';
import { until } from './support/until.ts';

const KEPT = ['/', '/stores', '/categories', '/blogs', '/api/stores', '/api/coupons/latest'];
const RECOVERED_WITHIN = 5_000;

/** Reads kept pages at every address of the site while the work is done. */
async function whileRead({ instances, nginx }: Site, work: () => Promise<void>) {
  const origins = [...instances.map(({ origin }) => origin), nginx.origin];
  for (const origin of origins) {
    for (const path of KEPT) await new Caller(origin).call('GET', path);
  }
  const loads = origins.map((origin) => {
    const paths = inTurn(KEPT);
    return new Load(origin, {
      keepAlive: true,
      pause: 5,
      next: () => ({ method: 'GET', path: paths() }),
    });
  });
  await work().finally(() => Promise.all(loads.map((load) => load.stop())));
  const outcomes = loads.flatMap((load) => load.outcomes);
  expect(outcomes.filter(({ status }) => status !== 200)).toEqual([]);
  expect(outcomes.length).toBeGreaterThan(50);
}

const owners = async ({ instances }: Site): Promise<Caller[]> => {
  const owner = await signIn(instances[0].origin);
  return instances.map(({ origin }) => owner.at(origin));
};

const rename = (owner: Caller, siteName: string) => owner.call('PUT', '/api/config', { siteName });

test('while PostgreSQL is away, kept pages answer and writes say when to come back', async ({
  site,
}) => {
  const [first, second] = await owners(site);
  if (!first || !second) throw new Error('There are two instances.');
  await whileRead(site, async () => {
    await site.database.leave();
    for (const owner of [first, second]) {
      const refused = await rename(owner, 'Not now');
      expect(refused.status).toBe(503);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      const unknown = await owner.call('GET', '/store/kept-by-nobody');
      expect(unknown.status).toBe(503);
      expect(Number(unknown.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    await delay(2_000);
    await site.database.comeBack();
    for (const [index, owner] of [first, second].entries()) {
      const name = `Back ${index} ${Date.now()}`;
      await until(async () => (await rename(owner, name)).status === 200, RECOVERED_WITHIN);
      for (const reader of [first, second]) {
        await until(async () => (await reader.call('GET', '/')).text.includes(name), 2_000);
      }
    }
  });
});

test('when PostgreSQL is killed, no kept page fails, and writes are done or put off', async ({
  site,
}) => {
  const [first, second] = await owners(site);
  if (!first || !second) throw new Error('There are two instances.');
  // On none of the pages that are read meanwhile: those stay kept.
  const product = await first.add('/api/amazon-products', {
    name: 'Clock',
    description: 'Text',
    affiliateLink: 'https://shop.example/clock',
  });
  let number = 0;
  const writers = [first, second].map(
    ({ origin, cookie }) =>
      new Load(origin, {
        keepAlive: true,
        pause: 20,
        next: () => ({
          method: 'PUT',
          path: `/api/amazon-products/${product}`,
          headers: { Cookie: cookie, 'Content-Type': 'application/json' },
          body: JSON.stringify({ name: `Clock ${++number}` }),
        }),
      }),
  );
  await whileRead(site, async () => {
    await delay(500);
    site.database.kill();
    await until(async () => (await site.database.rows(site.url, 'SELECT 1')).length === 1, 60_000);
    const name = `Recovered ${Date.now()}`;
    for (const owner of [first, second]) {
      await until(async () => (await rename(owner, name)).status === 200, RECOVERED_WITHIN);
    }
    await Promise.all(writers.map((load) => load.stop()));
    await rename(second, name);
    for (const reader of [first, second]) {
      await until(async () => (await reader.call('GET', '/')).text.includes(name), 1_000);
    }
  }).finally(() => Promise.all(writers.map((load) => load.stop())));
  const outcomes = writers.flatMap((load) => load.outcomes);
  expect(outcomes.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
  expect(outcomes.filter((one) => one.status === 503 && !one.retryAfter)).toEqual([]);
  expect(outcomes.at(-1)?.status).toBe(200);
});
