import { setTimeout as delay } from 'node:timers/promises';
import { signIn } from '../instances/support/caller.ts';
import type { Instance } from '../instances/support/instance.ts';
import type { Outcome } from '../instances/support/load.ts';
import { until } from '../instances/support/until.ts';
import { FORM, tell } from './support/form.ts';
import { Sockets } from './support/sockets.ts';
import { expect, test } from './support/test.ts';
import { keep, outcomesOf, readKept, readNew, times, write } from './support/traffic.ts';

/** Milliseconds of ordinary requests meanwhile, and for 99 of 100 of them. */
const MEANWHILE = 2_000;
const QUICK = 1_000;
/** Milliseconds within which slow headers are given up on. */
const CUT_OFF_WITHIN = 27_000;

const HEADERS = 'GET / HTTP/1.1\r\nHost: deals.example\r\nX-Slow: ';
const BODY =
  'POST /api/newsletter/subscribe HTTP/1.1\r\nHost: deals.example\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"email":"';
const SILENT = '';

/** What ordinary visitors and the owner see meanwhile. */
async function meanwhile(instance: Instance): Promise<Outcome[]> {
  const owner = await signIn(instance.origin);
  const loads = [readKept(instance.origin), readNew(instance.origin, 10), await write(owner)];
  await delay(MEANWHILE);
  const outcomes = await outcomesOf(loads);
  expect(outcomes.filter(({ status }) => status !== 200)).toEqual([]);
  expect(times(outcomes, 99)).toBeLessThan(QUICK);
  return outcomes;
}

test(`${FORM.slowSockets} slow headers and as many slow bodies harm nobody else`, async ({
  instance,
}) => {
  await keep(instance.origin);
  const headers = new Sockets(instance.port);
  const bodies = new Sockets(instance.port);
  try {
    await headers.open(FORM.slowSockets, HEADERS);
    await bodies.open(FORM.slowSockets, BODY);
    headers.drip('x', 500);
    bodies.drip('x', 500);
    const outcomes = await meanwhile(instance);
    expect([headers.stillOpen, bodies.stillOpen]).toEqual([FORM.slowSockets, FORM.slowSockets]);
    const figures = { sockets: 2 * FORM.slowSockets, '99 % within ms': times(outcomes, 99) };
    if (!FORM.waitsForLate) return;
    const cut = await until(async () => headers.stillOpen === 0, CUT_OFF_WITHIN);
    tell('slow headers and bodies', {
      ...figures,
      'headers cut off after ms': MEANWHILE + Math.round(cut),
    });
  } finally {
    await headers.close();
    await bodies.close();
  }
});

test(`${FORM.idleConnections} idle connections harm nobody else`, async ({ instance }) => {
  await keep(instance.origin);
  const idle = new Sockets(instance.port);
  try {
    await idle.open(FORM.idleConnections, SILENT);
    const outcomes = await meanwhile(instance);
    expect(idle.stillOpen).toBe(FORM.idleConnections);
    tell('idle connections', {
      connections: FORM.idleConnections,
      requests: outcomes.length,
      '99 % within ms': times(outcomes, 99),
      'slowest ms': times(outcomes, 100),
    });
  } finally {
    await idle.close();
  }
});
