import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { run } from './children.mjs';
import { Failure } from './failure.mjs';
import { step } from './step.mjs';

const DEBIAN = '/usr/bin/chromium';

/**
 * The browser of the tests: CHROMIUM_PATH, Playwright's own, Debian's, or Debian's installed now.
 * @returns {Promise<string>} absolute path
 * @throws Failure when there is none and it cannot be installed
 */
export async function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Failure('CHROMIUM_PATH names a file that does not exist.');
  }
  const found = [chromium.executablePath(), DEBIAN].find((path) => existsSync(path));
  if (found) return found;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Failure(
      'No Chromium is installed: set CHROMIUM_PATH, or run `npx playwright install chromium`.',
    );
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = 'apt-get update && apt-get install -y --no-install-recommends chromium';
  await step('Installing Chromium', () => run('/bin/sh', ['-c', install], { env }));
  return DEBIAN;
}
