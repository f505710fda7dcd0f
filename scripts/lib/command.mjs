import { stopChildren } from './children.mjs';
import { Failure } from './failure.mjs';
import { ensureInstalled } from './install.mjs';
import { continueOnNode24 } from './node24.mjs';
import { ROOT } from './project.mjs';

const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 };
let stopping = false;

/** @param {keyof typeof EXIT_CODES} signal */
async function stop(signal) {
  if (stopping) return;
  stopping = true;
  await stopChildren();
  process.exit(EXIT_CODES[signal]);
}

/** Leaves the signals to whatever is started next in this process. */
export function releaseSignals() {
  process.off('SIGINT', stop);
  process.off('SIGTERM', stop);
}

/**
 * The frame of every script: works in the project's root with the packages installed and on Node 24, ends its
 * children with itself, and turns a failure into one line and exit code 1.
 * @param {() => Promise<number | undefined>} work resolves to the exit code; undefined leaves the process
 * running on its own
 * @param {{ afterFailure?: () => void }} [options]
 */
export async function command(work, { afterFailure = () => {} } = {}) {
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.chdir(ROOT);
  try {
    await ensureInstalled();
    const code = await continueOnNode24(releaseSignals, work);
    if (code !== undefined && !stopping) process.exit(code);
  } catch (error) {
    if (stopping) return;
    console.error(error instanceof Failure ? error.message : error);
    await stopChildren();
    afterFailure();
    process.exit(1);
  }
}
