import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { Failure } from './failure.mjs';
import { matchesLock, thisMachine } from './lock.mjs';
import { npm } from './npm.mjs';
import { at } from './project.mjs';
import { step } from './step.mjs';
import { refuseReadOnly } from './writable.mjs';

/** @param {string} path */
const readIfThere = (path) => readFile(path, 'utf8').catch(() => null);

/** @param {string} lock @param {string} record path of npm's own record */
async function installedByHand(lock, record) {
  const installed = await readIfThere(record);
  return installed !== null && matchesLock(JSON.parse(lock), JSON.parse(installed), thisMachine());
}

/**
 * Installs the packages of a package-lock.json unless they are there.
 * @param {string} [folder] relative to the root; the root itself unless given
 * @throws Failure when they cannot be installed
 */
export async function ensureInstalled(folder = '.') {
  const stamp = at(folder, 'node_modules/.deal-harbor-lock');
  const record = at(folder, 'node_modules/.package-lock.json');
  const lock = await readIfThere(at(folder, 'package-lock.json'));
  if (lock === null)
    throw new Failure('package-lock.json is missing: this is not a whole checkout.');
  const hash = createHash('sha256').update(lock).digest('hex');
  if ((await readIfThere(stamp)) === hash && (await readIfThere(record)) !== null) return;
  if (!(await installedByHand(lock, record))) {
    await refuseReadOnly(at(folder), 'install the packages');
    // NODE_ENV=production would leave out what the build needs.
    const args = ['ci', '--include=dev', '--include=optional', '--loglevel=error', '--no-progress'];
    await step('Installing the packages, about a minute', () => npm(args, at(folder)));
  }
  // The stamp only saves the comparison next time: it may stay away where we may not write.
  await writeFile(stamp, hash).catch(() => {});
}
