// `npm test`: everything a change must pass. Ends with one line `N passed, N failed`.
import { runTool } from './lib/children.mjs';
import { command } from './lib/command.mjs';
import { duration } from './lib/duration.mjs';
import { Failure } from './lib/failure.mjs';
import { TOOLS } from './lib/project.mjs';
import { passedOrFailed, sum, summaryLine } from './lib/summary.mjs';

async function lint() {
  const { code } = await runTool(TOOLS.biome, ['check', '.'], { live: true });
  return passedOrFailed(code === 0);
}

async function build() {
  const { buildStale } = await import('./lib/targets.mjs');
  await buildStale();
  return passedOrFailed(true);
}

const HOSTILE_SEED = 20261121;

/** Loaded when they run: before the installation some of their packages are not there. */
const STAGES = {
  lint,
  audit: async () => (await import('./lib/audit.mjs')).auditPackages(),
  types: async () => (await import('./lib/types.mjs')).checkTypes(),
  'unit and API': async () => (await import('./lib/jest.mjs')).runJest(),
  build,
  'page weight': async () => (await import('./lib/page-weight.mjs')).checkPageWeights(),
  browser: async () => (await import('./lib/browser.mjs')).runBrowserTests([]),
  instances: async () => (await import('./lib/instances.mjs')).runInstancesTests([]),
  faults: async () => (await import('./lib/faults.mjs')).runFaultsTests('short', []),
  hostile: async () => {
    const { runHostileTests, SHORT } = await import('./lib/hostile.mjs');
    // The same requests each time: a change is judged by them, and the long form looks for new ones.
    return runHostileTests({ requests: SHORT, seed: HOSTILE_SEED, short: true });
  },
  desktop: async () => (await import('./lib/desktop.mjs')).runDesktopTests([]),
};

/** @param {() => Promise<import('./lib/summary.mjs').Counts>} stage */
async function countsOf(stage) {
  try {
    return await stage();
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    return passedOrFailed(false);
  }
}

const finish = (/** @type {import('./lib/summary.mjs').Counts} */ total) =>
  console.log(summaryLine(total));

await command(
  async () => {
    const results = [];
    for (const [name, stage] of Object.entries(STAGES)) {
      console.log(`\n== ${name}`);
      const started = Date.now();
      const counts = await countsOf(stage);
      results.push({ name, counts, took: duration(Date.now() - started) });
    }
    console.log('');
    for (const { name, counts, took } of results)
      console.log(`${name}: ${summaryLine(counts)}, ${took}`);
    const total = sum(results.map(({ counts }) => counts));
    finish(total);
    return total.failed > 0 ? 1 : 0;
  },
  { afterFailure: () => finish(passedOrFailed(false)) },
);
