import { findNginx } from './nginx.mjs';
import { runPlaywright } from './playwright.mjs';
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
  return runPlaywright({ folder: 'e2e/instances', args, env: { NGINX_PATH: nginx } });
}
