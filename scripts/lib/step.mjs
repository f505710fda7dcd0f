import { duration } from './duration.mjs';
import { Failure } from './failure.mjs';

const DOT_EVERY_MS = 2_000;
/** Lines shown of each end of a long output: some tools name the cause first, some last. */
const SHOWN = 25;

/** @param {string} output */
function endsOf(output) {
  const lines = output.trim().split('\n');
  if (lines.length <= 2 * SHOWN) return lines.join('\n');
  const left = lines.length - 2 * SHOWN;
  return [...lines.slice(0, SHOWN), `[${left} more lines]`, ...lines.slice(-SHOWN)].join('\n');
}

/**
 * One step of the work as one line: its title, a dot every two seconds, the time it took. The output of the
 * work is shown only when it failed.
 * @param {string} title
 * @param {() => Promise<{ code: number, output: string }>} work
 * @throws Failure naming the step
 */
export async function step(title, work) {
  const started = Date.now();
  process.stdout.write(`${title} ..`);
  const dots = setInterval(() => process.stdout.write('.'), DOT_EVERY_MS);
  const { code, output } = await work().finally(() => clearInterval(dots));
  process.stdout.write(code === 0 ? ` ${duration(Date.now() - started)}\n` : ' failed\n');
  if (code === 0) return;
  console.error(endsOf(output));
  throw new Failure(`${title}: failed with exit code ${code}, see the lines above.`);
}
