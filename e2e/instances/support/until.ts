import { setTimeout as delay } from 'node:timers/promises';

/**
 * Looks every few milliseconds until it is so; an error is no.
 * @param within milliseconds
 * @returns milliseconds that it took
 * @throws Error when the time is over
 */
export async function until(isSo: () => Promise<boolean>, within: number): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < within) {
    if (await isSo().catch(() => false)) return performance.now() - began;
    await delay(20);
  }
  throw new Error(`It was not so within ${within} ms: ${isSo}`);
}
