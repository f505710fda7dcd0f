import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from './children.mjs';
import { findNginx } from './nginx.mjs';
import { TOOLS } from './project.mjs';
import { playwrightCounts } from './summary.mjs';
import { buildStale } from './targets.mjs';

/**
 * Runs the tests of several instances behind nginx. Skipped where no nginx can be had.
 * @param {string[]} args further arguments for Playwright, such as a file
 * @returns {Promise<import('./summary.mjs').Counts>}
 * @throws Failure when the product cannot be built, or Playwright leaves no report
 */
export async function runInstancesTests(args) {
  const nginx = await findNginx();
  if (!nginx) {
    console.warn('\n*** THE TESTS OF SEVERAL INSTANCES ARE SKIPPED: there is no nginx. ***\n');
    return { passed: 0, failed: 0, skipped: 1 };
  }
  await buildStale();
  const reports = await mkdtemp(join(tmpdir(), 'deal-harbor-report-'));
  const report = join(reports, 'playwright.json');
  try {
    await runTool(
      TOOLS.playwright,
      ['test', '--config=e2e/instances/playwright.config.ts', '--reporter=list,json', ...args],
      {
        live: true,
        env: {
          ...process.env,
          NGINX_PATH: nginx,
          PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        },
      },
    );
    return playwrightCounts(JSON.parse(await readFile(report, 'utf8')));
  } finally {
    await rm(reports, { recursive: true, force: true });
  }
}
