import { findChromium } from './chromium.mjs';
import { runPlaywright } from './playwright.mjs';
import { startProduct } from './product.mjs';

const ADMIN_PASSWORD = 'harbor-browser-tests';

/**
 * Runs the browser tests against the built product on an empty data folder.
 * @param {string[]} args further arguments for Playwright, such as a file or `--project=phone`
 * @returns {Promise<import('./summary.mjs').Counts>}
 * @throws Failure when the browser or the product cannot be had, or Playwright leaves no report
 */
export async function runBrowserTests(args) {
  const chromium = await findChromium();
  const product = await startProduct({ env: { ADMIN_PASSWORD, LOG_LEVEL: 'warn' } });
  try {
    return await runPlaywright({
      folder: 'e2e',
      args,
      env: { ADMIN_PASSWORD, BASE_URL: product.origin, CHROMIUM_PATH: chromium },
    });
  } finally {
    await product.stop();
  }
}
