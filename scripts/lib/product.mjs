import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ended, start, stopChild } from './children.mjs';
import { withoutSettings } from './environment.mjs';
import { Failure } from './failure.mjs';
import { at } from './project.mjs';

/** A first start may install and build. */
const READY_WITHIN_MS = 300_000;

/** @returns {Promise<number>} a port of 127.0.0.1 that nobody listens on */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(address.port));
    });
  });
}

/** @param {import('node:child_process').ChildProcess} child @param {string} url */
async function ready(child, url) {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Failure('The product ended before it was ready, see the lines above.');
    }
    const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
    if (answer?.ok) return;
    await delay(200);
  }
  throw new Failure(`The product was not ready after ${READY_WITHIN_MS / 1000} s.`);
}

/**
 * @typedef {{ origin: string, stop: () => Promise<number | null> }} Product stop answers the exit code, null
 * for a process that had to be killed
 */

/**
 * Starts the product on a fresh data folder and a free port, and waits until it is ready.
 * @param {{ file?: string, args?: string[], env?: NodeJS.ProcessEnv }} how without a command: the start script with
 * this Node
 * @returns {Promise<Product>}
 * @throws Failure when it does not become ready
 */
export async function startProduct({
  file = process.execPath,
  args = [at('scripts/start.mjs')],
  env = {},
}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'deal-harbor-'));
  // The database's own user must reach it when we are root.
  await chmod(dataDir, 0o755);
  const port = await freePort();
  const child = start(file, args, {
    env: { ...(await withoutSettings()), ...env, PORT: `${port}`, DATA_DIR: dataDir },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const stop = async () => {
    const end = ended(child);
    if (child.exitCode === null) child.kill('SIGTERM');
    await Promise.race([end, delay(30_000, null, { ref: false })]);
    await stopChild(child);
    await rm(dataDir, { recursive: true, force: true });
    return (await end).code;
  };
  try {
    await ready(child, `http://127.0.0.1:${port}/readyz`);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin: `http://localhost:${port}`, stop };
}
