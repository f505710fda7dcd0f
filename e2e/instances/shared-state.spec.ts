import { PNG } from '../support/pictures.ts';
import { Caller, signIn } from './support/caller.ts';
import { expect, test } from './support/site.ts';

const SESSION = '/api/admin/session';

test('a session begun at one instance counts at the other, and ends on both', async ({ site }) => {
  const [first, second] = site.instances;
  const here = await signIn(first.origin);
  const there = here.at(second.origin);
  const state = async (caller: Caller) => (await caller.done('GET', SESSION)).authenticated;
  for (const caller of [here, there, here.at(site.nginx.origin)])
    expect(await state(caller)).toBe(true);
  await there.done('DELETE', SESSION);
  for (const caller of [here, there, here.at(site.nginx.origin)])
    expect(await state(caller)).toBe(false);
  expect((await here.call('GET', '/api/stores?scope=admin')).status).toBe(401);
});

test('a picture stored at one instance is served by the other', async ({ site }) => {
  const [first, second] = site.instances;
  const owner = await signIn(first.origin);
  const picture = `data:image/png;base64,${PNG.buffer.toString('base64')}`;
  const { url } = await owner.done('POST', '/api/media', { picture });
  const answer = await fetch(second.origin + url);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/webp');
  expect((await fetch(site.nginx.origin + url)).status).toBe(200);
});

test('wrong passwords count over all instances, by the address that nginx saw', async ({
  site,
}) => {
  const [first, second] = site.instances;
  /** As nginx forwards it, whatever the client itself claims before. */
  const guess = (origin: string, address: string) =>
    fetch(origin + SESSION, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `192.0.2.1, ${address}` },
      body: JSON.stringify({ password: 'not the password' }),
    });
  const statuses: number[] = [];
  for (const { origin } of [first, second, first, second, first, second]) {
    statuses.push((await guess(origin, '203.0.113.7')).status);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 429, 429]);
  const refusal = await guess(first.origin, '203.0.113.7');
  expect(refusal.status).toBe(429);
  expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await guess(second.origin, '203.0.113.8')).status).toBe(401);
});

test('what one instance tells of itself is not for visitors', async ({ site }) => {
  const visitor = new Caller(site.nginx.origin);
  for (const path of ['/healthz', '/readyz', '/READYZ', '//readyz', '/%72eadyz/', '/metrics']) {
    expect({ path, status: (await visitor.call('GET', path)).status }).toEqual({
      path,
      status: 404,
    });
  }
});
