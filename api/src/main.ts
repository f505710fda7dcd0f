import 'reflect-metadata';
import { resolve } from 'node:path';
import { readEnv } from './config/env.js';
import { readyBlock } from './start/ready-block.js';
import { type Running, run } from './start/run.js';
import { startErrorLine } from './start/start-error.js';

/** From api/dist/src. */
const PROJECT_DIR = resolve(import.meta.dirname, '../../..');

const report = (line: string) => console.log(`· ${line}`);

function fail(error: unknown): never {
  console.error(startErrorLine(error) ?? error);
  process.exit(1);
}

/** Ends in order at the first signal, also while still starting; further signals change nothing. */
function stopOnSignal(starting: Promise<Running>): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    report('Stopping');
    starting.then((running) => running.stop()).then(() => process.exit(0), fail);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

try {
  const env = readEnv(process.env, process.cwd());
  const development = process.argv.includes('--dev');
  const starting = run({ env, projectDir: PROJECT_DIR, development, report });
  stopOnSignal(starting);
  const { password, notices } = await starting;
  console.log(readyBlock({ env, password, notices, took: performance.now() }));
} catch (error) {
  fail(error);
}
