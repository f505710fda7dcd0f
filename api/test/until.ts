import { setTimeout as wait } from 'node:timers/promises';

const PATIENCE = 10_000;

/** Waits for what happens beside all calls. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const giveUp = Date.now() + PATIENCE;
  while (!(await holds())) {
    if (Date.now() > giveUp) throw new Error('What the test waits for has not come.');
    await wait(20);
  }
}
