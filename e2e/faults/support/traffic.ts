import { Caller } from '../../instances/support/caller.ts';
import { inTurn, Load, type Outcome } from '../../instances/support/load.ts';
import { percentile } from './form.ts';

/** Pages and answers that are in memory once somebody has asked for them. */
export const KEPT = ['/', '/stores', '/categories', '/blogs', '/api/stores', '/api/coupons/latest'];

/** Has them made. */
export async function keep(origin: string): Promise<void> {
  for (const path of KEPT) await new Caller(origin).call('GET', path);
}

export function readKept(origin: string, pause = 5): Load {
  const next = inTurn(KEPT);
  return new Load(origin, {
    keepAlive: true,
    pause,
    next: () => ({ method: 'GET', path: next() }),
  });
}

let asked = 0;

/** Asks for what is in nobody's memory. */
export const readNew = (origin: string, pause = 0): Load =>
  new Load(origin, {
    keepAlive: true,
    pause,
    next: () => ({ method: 'GET', path: `/api/coupons?search=word${++asked}` }),
  });

/** Changes a product again and again, which is on none of the kept pages. */
export async function write(owner: Caller, pause = 20): Promise<Load> {
  const id = await owner.add('/api/amazon-products', {
    name: 'Clock',
    description: 'Text',
    affiliateLink: 'https://shop.example/clock',
  });
  let number = 0;
  const headers = { Cookie: owner.cookie, 'Content-Type': 'application/json' };
  return new Load(owner.origin, {
    keepAlive: true,
    pause,
    next: () => ({
      method: 'PUT',
      path: `/api/amazon-products/${id}`,
      headers,
      body: JSON.stringify({ name: `Clock ${++number}` }),
    }),
  });
}

/** Ends them all. @returns what they have seen */
export async function outcomesOf(loads: readonly Load[]): Promise<Outcome[]> {
  await Promise.all(loads.map((load) => load.stop()));
  return loads.flatMap((load) => load.outcomes);
}

export const times = (outcomes: readonly Outcome[], percent: number): number =>
  percentile(
    outcomes.map(({ took }) => took),
    percent,
  );

export const withStatus = (outcomes: readonly Outcome[], status: number): Outcome[] =>
  outcomes.filter((one) => one.status === status);

/** Those that are neither answered nor told when to come back. */
export const failures = (outcomes: readonly Outcome[]): Outcome[] =>
  outcomes.filter(({ status, retryAfter }) => status !== 200 && !(status === 503 && retryAfter));
