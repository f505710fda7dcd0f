import { setTimeout as delay } from 'node:timers/promises';
import { FORM, tell } from './support/form.ts';
import { expect, test } from './support/test.ts';
import {
  failures,
  keep,
  outcomesOf,
  readKept,
  readNew,
  times,
  withStatus,
} from './support/traffic.ts';

/** Callers who each ask again once they are answered: as many as can be served well, and far too many. */
const FEW = 16;
const MANY = 600;
/** Milliseconds that each of the many thinks before the next question. */
const PAUSE = 100;
const CALM = 1_500;
/** Milliseconds for 99 of 100 requests that are taken; on a slow machine, a part of what all would wait for. */
const QUICK = 2_500;
const PART = 0.5;

test(`${MANY} callers at once: what is too much is turned away, the rest is quick`, async ({
  instance,
}) => {
  const { origin } = instance;
  await keep(origin);
  const readers = [readKept(origin), readKept(origin)];
  const few = Array.from({ length: FEW }, () => readNew(origin));
  await delay(CALM);
  const calm = await outcomesOf(few);
  const capacity = (calm.length * 1_000) / CALM;

  const many = Array.from({ length: MANY }, () => readNew(origin, PAUSE));
  await delay(FORM.overload);
  const kept = await outcomesOf(readers);
  const asked = await outcomesOf(many);
  // The first question of each waits for its connection, of which Node takes one in each turn of its loop.
  const later = many.flatMap(({ outcomes }) => outcomes.slice(1));
  const taken = withStatus(later, 200);
  const shed = withStatus(asked, 503);
  const quick = Math.max(QUICK, ((MANY * FORM.overload) / taken.length) * PART);
  const perSecond = (count: number) => Math.round((count * 1_000) / FORM.overload);

  const after = readNew(origin);
  await delay(500);
  const calmAgain = await outcomesOf([after]);

  tell('overload', {
    callers: MANY,
    'for ms': FORM.overload,
    'capacity per s': Math.round(capacity),
    'asked per s': perSecond(asked.length),
    'answered per s': perSecond(taken.length),
    'shed per s': perSecond(shed.length),
    'accepted 50 % within ms': times(taken, 50),
    'accepted 99 % within ms': times(taken, 99),
    'shed 99 % within ms': times(shed, 99),
    'kept answers 99 % within ms': times(kept, 99),
  });
  expect(failures(asked)).toEqual([]);
  expect(shed.length).toBeGreaterThan(0);
  expect(taken.length).toBeGreaterThan(0);
  expect(times(taken, 99)).toBeLessThan(quick);
  expect(kept.filter(({ status }) => status !== 200)).toEqual([]);
  expect(times(kept, 99)).toBeLessThan(quick);
  expect(calmAgain.filter(({ status }) => status !== 200)).toEqual([]);
  expect(times(calmAgain, 50)).toBeLessThan(quick / 5);
});
