import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from './children.mjs';
import { TOOLS } from './project.mjs';
import { playwrightCounts } from './summary.mjs';
import { buildStale } from './targets.mjs';

/**
 * Runs the tests of faults: what is killed, stopped, full, slow or too much.
 * @param {'short' | 'long'} form
 * @param {string[]} args further arguments for Playwright, such as a file
 * @returns {Promise<import('./summary.mjs').Counts>}
 * @throws Failure when the product cannot be built, or Playwright leaves no report
 */
export async function runFaultsTests(form, args) {
  if (process.platform === 'win32') {
    console.warn(
      '\n*** THE TESTS OF FAULTS ARE SKIPPED: Windows has no signals to kill with. ***\n',
    );
    return { passed: 0, failed: 0, skipped: 1 };
  }
  await buildStale();
  const reports = await mkdtemp(join(tmpdir(), 'deal-harbor-report-'));
  const report = join(reports, 'playwright.json');
  try {
    await runTool(
      TOOLS.playwright,
      ['test', '--config=e2e/faults/playwright.config.ts', '--reporter=list,json', ...args],
      {
        live: true,
        env: {
          FAULTS_SEED: `${Date.now() % 1_000_000}`,
          ...process.env,
          FAULTS_FORM: form,
          PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        },
      },
    );
    return playwrightCounts(JSON.parse(await readFile(report, 'utf8')));
  } finally {
    await rm(reports, { recursive: true, force: true });
  }
}
