import { chromium } from 'playwright';
import { Failure } from './failure.mjs';
import { findProgram } from './find-program.mjs';

/**
 * The browser of the tests: CHROMIUM_PATH, Playwright's own, Debian's, or Debian's installed now.
 * @returns {Promise<string>} absolute path
 * @throws Failure when there is none and it cannot be installed
 */
export async function findChromium() {
  const found = await findProgram({
    name: 'Chromium',
    variable: 'CHROMIUM_PATH',
    places: [chromium.executablePath()],
    debian: { package: 'chromium', path: '/usr/bin/chromium' },
  });
  if (found) return found;
  throw new Failure(
    'No Chromium is installed: set CHROMIUM_PATH, or run `npx playwright install chromium`.',
  );
}
