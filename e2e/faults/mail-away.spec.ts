import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { startMailServer } from '@deal-harbor/test-servers';
import { Caller, signIn } from '../instances/support/caller.ts';
import { until } from '../instances/support/until.ts';
import { tell } from './support/form.ts';
import { expect, test } from './support/test.ts';
import { keep, outcomesOf, readKept, readNew, times, write } from './support/traffic.ts';

/** Milliseconds for one who subscribes, and until all mails have gone once there is a server. */
const SUBSCRIBED_WITHIN = 1_000;
const MAILED_WITHIN = 30_000;

/** A mail server that takes every call and never greets. */
async function startSilent(port: number): Promise<() => void> {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => {
    socket.on('error', () => undefined);
    sockets.push(socket);
  }).listen(port, '127.0.0.1');
  await once(silent, 'listening');
  return () => {
    silent.close();
    for (const socket of sockets) socket.destroy();
  };
}

test('without its mail server the product sends its mails later', async ({
  instance,
  mailPort,
}) => {
  const { origin } = instance;
  const visitor = new Caller(origin);
  const owner = await signIn(origin);
  const subscribed: string[] = [];
  const took: number[] = [];
  const subscribe = async () => {
    const email = `reader-${subscribed.length}@example.com`;
    const began = performance.now();
    const { status } = await visitor.call('POST', '/api/newsletter/subscribe', { email });
    took.push(Math.round(performance.now() - began));
    expect(status).toBe(200);
    subscribed.push(email);
  };
  await keep(origin);

  for (let i = 0; i < 5; i++) await subscribe();
  const hangUp = await startSilent(mailPort);
  const loads = [readKept(origin), readNew(origin, 10), await write(owner)];
  for (let i = 0; i < 5; i++) {
    await subscribe();
    await delay(300);
  }
  const outcomes = await outcomesOf(loads);
  hangUp();

  const server = await startMailServer({ port: mailPort });
  await subscribe();
  const recipients = () => server.mails.flatMap(({ to }) => to);
  const mailed = await until(
    async () => recipients().length >= subscribed.length,
    MAILED_WITHIN,
  ).finally(() => server.close());

  expect(recipients().toSorted()).toEqual(subscribed.toSorted());
  expect(Math.max(...took)).toBeLessThan(SUBSCRIBED_WITHIN);
  expect(outcomes.filter(({ status }) => status !== 200)).toEqual([]);
  expect(times(outcomes, 99)).toBeLessThan(1_000);
  tell('mail server away', {
    requests: outcomes.length,
    '99 % within ms': times(outcomes, 99),
    subscribed: subscribed.length,
    'slowest ms': Math.max(...took),
    'all mailed after ms': Math.round(mailed),
  });
});
