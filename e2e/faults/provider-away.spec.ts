import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../scripts/lib/product.mjs';
import { type Caller, signIn } from '../instances/support/caller.ts';
import { tell } from './support/form.ts';
import { expect, test } from './support/test.ts';
import { keep, outcomesOf, readKept, readNew, times, write } from './support/traffic.ts';

const BODY = { storeName: 'Nobody’s', affiliateLink: 'https://shop.example/?ref=nobody' };

const generate = (owner: Caller) => owner.call('POST', '/api/ai/generate-store', BODY);
const storesOf = (owner: Caller) =>
  owner.done('GET', `/api/stores?scope=admin&search=${encodeURIComponent('Nobody’s')}`);

test('without its AI provider the product misses the generators only', async ({ instance }) => {
  const owner = await signIn(instance.origin);
  const choose = (baseUrl: string | null) =>
    owner.done('PUT', '/api/ai/settings', { baseUrl, apiKey: baseUrl && 'sk-of-these-tests' });

  await choose(`http://127.0.0.1:${await freePort()}/v1`);
  const refused = await generate(owner);
  expect(refused.status).toBe(502);

  // One that takes every question and answers none.
  const silent: Server = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  await choose(`http://127.0.0.1:${(silent.address() as AddressInfo).port}/v1`);
  const waiting = generate(owner).catch(() => null);
  await keep(instance.origin);
  const loads = [readKept(instance.origin), readNew(instance.origin, 10), await write(owner)];
  await delay(1_500);
  const outcomes = await outcomesOf(loads);
  silent.closeAllConnections();
  silent.close();
  expect((await waiting)?.status).toBeGreaterThanOrEqual(502);
  await choose(null);

  expect(outcomes.filter(({ status }) => status !== 200)).toEqual([]);
  expect(times(outcomes, 99)).toBeLessThan(1_000);
  expect(await storesOf(owner)).toEqual([]);
  tell('AI provider away', { requests: outcomes.length, '99 % within ms': times(outcomes, 99) });
});
