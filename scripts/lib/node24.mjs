import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Failure } from './failure.mjs';
import { followParent } from './parent.mjs';
import { at } from './project.mjs';

/** What Jest's ES modules need; the locked package is newer. */
const WANTED = /** @type {const} */ ([24, 9]);
/** The first release that runs TypeScript as it is, which the api does with the libs. */
const ACCEPTED = /** @type {const} */ ([22, 18]);

/** @param {string} version as process.versions.node has it @param {readonly [number, number]} least major and minor */
export function isAtLeast(version, [major, minor]) {
  const [ownMajor = 0, ownMinor = 0] = version.split('.').map(Number);
  return ownMajor > major || (ownMajor === major && ownMinor >= minor);
}

/** The Node that npm installed for this machine, or null where there is none that runs. */
function bundledNode() {
  const windows = process.platform === 'win32';
  const folder = `node-${windows ? 'win' : process.platform}-${process.arch}`;
  const file = at('node_modules', folder, 'bin', windows ? 'node.exe' : 'node');
  if (!existsSync(file)) return null;
  return spawnSync(file, ['--version']).status === 0 ? file : null;
}

/**
 * Runs this script again on another Node and forwards each signal once. The pipe between the two tells the
 * child when we are gone without a word.
 * @param {string} node
 * @returns {Promise<number>} its exit code
 */
function runAgain(node) {
  const child = spawn(node, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    let forwarded = false;
    process.on(signal, () => {
      if (!forwarded) child.kill(signal);
      forwarded = true;
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', () => reject(new Failure(`${node} cannot be started.`)));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * Does the work here when this Node is new enough, else runs the whole script again on the installed one.
 * @param {() => void} releaseSignals called before the signals are only forwarded
 * @param {() => Promise<number | undefined>} work
 * @returns {Promise<number | undefined>} the exit code, or undefined for a process that goes on by itself
 * @throws Failure when no usable Node is there
 */
export async function continueOnNode24(releaseSignals, work) {
  followParent();
  if (isAtLeast(process.versions.node, WANTED)) return work();
  const node = bundledNode();
  if (node) {
    releaseSignals();
    return runAgain(node);
  }
  if (isAtLeast(process.versions.node, ACCEPTED)) return work();
  throw new Failure(
    `Node ${ACCEPTED.join('.')} or newer is needed on this system; this is ${process.versions.node}.`,
  );
}
