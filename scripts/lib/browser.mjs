import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from './children.mjs';
import { findChromium } from './chromium.mjs';
import { startProduct } from './product.mjs';
import { at, TOOLS } from './project.mjs';
import { playwrightCounts } from './summary.mjs';

const ADMIN_PASSWORD = 'harbor-browser-tests';

/**
 * Runs the browser tests against the built product on an empty data folder.
 * @param {string[]} args further arguments for Playwright, such as a file or `--project=phone`
 * @returns {Promise<import('./summary.mjs').Counts>}
 * @throws Failure when the browser or the product cannot be had, or Playwright leaves no report
 */
export async function runBrowserTests(args) {
  const chromium = await findChromium();
  const reports = await mkdtemp(join(tmpdir(), 'deal-harbor-report-'));
  const report = join(reports, 'playwright.json');
  const product = await startProduct({
    file: process.execPath,
    args: [at('scripts/start.mjs')],
    env: { ADMIN_PASSWORD, LOG_LEVEL: 'warn' },
  });
  try {
    await runTool(
      TOOLS.playwright,
      ['test', '--config=e2e/playwright.config.ts', '--reporter=list,json', ...args],
      {
        live: true,
        env: {
          ...process.env,
          ADMIN_PASSWORD,
          BASE_URL: product.origin,
          CHROMIUM_PATH: chromium,
          PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        },
      },
    );
    return playwrightCounts(JSON.parse(await readFile(report, 'utf8')));
  } finally {
    await product.stop();
    await rm(reports, { recursive: true, force: true });
  }
}
