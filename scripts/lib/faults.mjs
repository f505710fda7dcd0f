import { runPlaywright } from './playwright.mjs';
import { skipped } from './skipped.mjs';
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
    return skipped('the tests of faults', 'Windows has no signals to kill with.');
  }
  await buildStale();
  return runPlaywright({
    folder: 'e2e/faults',
    args,
    env: {
      FAULTS_SEED: process.env.FAULTS_SEED ?? `${Date.now() % 1_000_000}`,
      FAULTS_FORM: form,
    },
  });
}
