import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageDesktop, packagedBinary } from './desktop-package.mjs';
import { displayCommand, findElectron, SANDBOX_ARGS } from './electron.mjs';
import { runPlaywright } from './playwright.mjs';
import { startProduct } from './product.mjs';
import { skipped } from './skipped.mjs';

const ADMIN_PASSWORD = 'harbor-desktop-tests';

const WHAT = 'the desktop tests';

/**
 * Runs the tests of the desktop app, as built and as packaged, against the built product on an empty data
 * folder. Skipped where no Electron can be had, or no window be opened.
 * @param {string[]} args further arguments for Playwright, such as a file
 * @returns {Promise<import('./summary.mjs').Counts>}
 * @throws Failure when the app or the product cannot be had, or Playwright leaves no report
 */
export async function runDesktopTests(args) {
  const electron = await findElectron();
  if (!electron)
    return skipped(WHAT, 'Electron cannot be fetched, set ELECTRON_OVERRIDE_DIST_PATH.');
  const display = await displayCommand();
  if (!display) return skipped(WHAT, 'there is no display and no xvfb-run.');
  const work = await mkdtemp(join(tmpdir(), 'deal-harbor-desktop-'));
  try {
    const packaged = await packageDesktop({ dirOnly: true, output: join(work, 'packaged') });
    const product = await startProduct({ env: { ADMIN_PASSWORD, LOG_LEVEL: 'warn' } });
    try {
      return await runPlaywright({
        folder: 'admin-desktop/e2e',
        args,
        env: {
          ADMIN_PASSWORD,
          BASE_URL: product.origin,
          CHROMIUM_ARGS: SANDBOX_ARGS.join(' '),
          ELECTRON_PATH: electron.binary,
          PACKAGED_PATH: packagedBinary(packaged),
        },
        before: display,
      });
    } finally {
      await product.stop();
    }
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
