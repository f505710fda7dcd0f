import { findNginx } from './nginx.mjs';
import { runPlaywright } from './playwright.mjs';
import { skipped } from './skipped.mjs';
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
    return skipped('the tests of several instances', 'there is no nginx.');
  }
  await buildStale();
  return runPlaywright({ folder: 'e2e/instances', args, env: { NGINX_PATH: nginx } });
}
