import { type ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { ended, start, stopChild } from '../../../scripts/lib/children.mjs';
import { withoutSettings } from '../../../scripts/lib/environment.mjs';
import { Failure } from '../../../scripts/lib/failure.mjs';
import { freePort } from '../../../scripts/lib/product.mjs';
import { at } from '../../../scripts/lib/project.mjs';
import { type Pin, pinned } from '../process/cores.ts';

/** Milliseconds between two looks, and before giving up. */
const LOOK_EVERY = 10;
const READY_WITHIN = 120_000;
const STOPPED_WITHIN = 30_000;

export const ADMIN_PASSWORD = 'harbor-benchmark';

export interface Instance {
  port: number;
  origin: string;
  /** Of the process that answers. */
  pid: number;
  child: ChildProcess;
  /** Milliseconds from the command to the first 200 of /readyz. */
  readyAfter: number;
  stop(): Promise<void>;
}

type Command = [file: string, ...args: string[]];

export interface InstanceOptions {
  dataDir: string;
  pin: Pin;
  /** A database that another instance has started; else the data folder's own. */
  databaseUrl?: string;
  /** The command, when it is not the start script with this Node. */
  command?: Command;
  env?: NodeJS.ProcessEnv;
}

async function ready(child: ChildProcess, origin: string, said: () => string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Failure(`The product ended at once:\n${said()}`);
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await delay(LOOK_EVERY);
  }
  throw new Failure(`The product was not ready after ${READY_WITHIN / 1000} s:\n${said()}`);
}

/** What package.json's `start` says, without npm around it. */
const AS_NPM_START: Command = [
  process.execPath,
  '--max-semi-space-size=16',
  at('scripts/start.mjs'),
];

/** Runs the built product as its owner would. */
export async function startInstance(options: InstanceOptions): Promise<Instance> {
  const { dataDir, pin, databaseUrl, command, env = {} } = options;
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const [file, args] = pinned(pin, ...split(command ?? AS_NPM_START));
  const began = performance.now();
  const child = start(file, args, {
    cwd: at('.'),
    env: {
      ...(await withoutSettings()),
      ADMIN_PASSWORD,
      DATA_DIR: dataDir,
      DEMO_CATALOGUE: 'off',
      PORT: `${port}`,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const stop = async () => {
    const end = ended(child);
    child.kill('SIGTERM');
    await Promise.race([end, delay(STOPPED_WITHIN, null, { ref: false })]);
    await stopChild(child);
  };
  try {
    await ready(child, origin, () => output);
  } catch (error) {
    await stop();
    throw error;
  }
  const readyAfter = performance.now() - began;
  return { port, origin, pid: child.pid as number, child, readyAfter, stop };
}

function split([file, ...args]: Command): [string, string[]] {
  return [file, args];
}
