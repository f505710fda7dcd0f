import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { run } from './children.mjs';
import { Failure } from './failure.mjs';
import { matchesLock, thisMachine } from './lock.mjs';
import { at } from './project.mjs';
import { step } from './step.mjs';
import { refuseReadOnly } from './writable.mjs';

const STAMP = at('node_modules/.deal-harbor-lock');
const INSTALLED = at('node_modules/.package-lock.json');

/** @param {string} path */
const readIfThere = (path) => readFile(path, 'utf8').catch(() => null);

/** The stamp only saves the comparison next time: it may stay away where we may not write. */
const writeStamp = (/** @type {string} */ hash) => writeFile(STAMP, hash).catch(() => {});

async function installedByHand(/** @type {string} */ lock) {
  const installed = await readIfThere(INSTALLED);
  return installed !== null && matchesLock(JSON.parse(lock), JSON.parse(installed), thisMachine());
}

/** npm as the one that started us, or the one on the PATH. */
function npm(/** @type {string[]} */ args) {
  const script = process.env.npm_execpath;
  if (script?.endsWith('npm-cli.js')) return run(process.execPath, [script, ...args]);
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args);
}

/**
 * Installs the packages of package-lock.json unless they are there.
 * @throws Failure when they cannot be installed
 */
export async function ensureInstalled() {
  const lock = await readIfThere(at('package-lock.json'));
  if (lock === null)
    throw new Failure('package-lock.json is missing: this is not a whole checkout.');
  const hash = createHash('sha256').update(lock).digest('hex');
  if ((await readIfThere(STAMP)) === hash && (await readIfThere(INSTALLED)) !== null) return;
  if (!(await installedByHand(lock))) {
    await refuseReadOnly(at('.'), 'install the packages');
    // NODE_ENV=production would leave out what the build needs.
    const args = ['ci', '--include=dev', '--include=optional', '--loglevel=error', '--no-progress'];
    await step('Installing the packages, about a minute', () => npm(args));
  }
  await writeStamp(hash);
}
