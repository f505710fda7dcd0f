import { mkdir, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { baseUrl } from './settings.ts';

const AGAIN_MS = 50;

/**
 * For tests that change, or rely on, what the whole site has once: its settings, or the provider of its
 * generators. Of all workers only one is in here at a time.
 */
export async function alone<T>(
  task: () => Promise<T>,
  what: 'settings' | 'provider' = 'settings',
): Promise<T> {
  const lock = join(tmpdir(), `deal-harbor-${what}-${new URL(baseUrl).port}`);
  while (!(await taken(lock))) await delay(AGAIN_MS);
  try {
    return await task();
  } finally {
    await rmdir(lock);
  }
}

/** Of all who try at the same moment one makes the folder. */
async function taken(lock: string): Promise<boolean> {
  try {
    await mkdir(lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}
