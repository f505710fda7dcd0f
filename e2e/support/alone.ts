import { mkdir, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { baseUrl } from './settings.ts';

const LOCK = join(tmpdir(), `deal-harbor-settings-${new URL(baseUrl).port}`);
const AGAIN_MS = 50;

/**
 * For tests that change, or rely on, a setting of the whole site: of all workers only one is in here at
 * a time.
 */
export async function alone<T>(task: () => Promise<T>): Promise<T> {
  while (!(await taken())) await delay(AGAIN_MS);
  try {
    return await task();
  } finally {
    await rmdir(LOCK);
  }
}

/** Of all who try at the same moment one makes the folder. */
async function taken(): Promise<boolean> {
  try {
    await mkdir(LOCK);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}
