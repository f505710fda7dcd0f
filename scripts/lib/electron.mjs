import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, runTool } from './children.mjs';
import { Failure } from './failure.mjs';
import { at } from './project.mjs';

const PACKAGE = at('node_modules/electron');

const BINARIES = {
  darwin: 'Electron.app/Contents/MacOS/Electron',
  win32: 'electron.exe',
};

/** Of a folder with Electron's files. */
const binaryIn = (/** @type {string} */ folder) =>
  join(
    folder,
    process.platform === 'darwin' || process.platform === 'win32'
      ? BINARIES[process.platform]
      : 'electron',
  );

/** The folder that ELECTRON_OVERRIDE_DIST_PATH names; null when it is not set. @throws Failure when it has no Electron */
function givenFolder() {
  const folder = process.env.ELECTRON_OVERRIDE_DIST_PATH;
  if (!folder) return null;
  if (existsSync(binaryIn(folder))) return folder;
  throw new Failure('ELECTRON_OVERRIDE_DIST_PATH names a folder without Electron.');
}

/** The package's own copy, which is fetched when it is first needed; null when it cannot be. */
async function ownFolder() {
  const folder = join(PACKAGE, 'dist');
  if (existsSync(binaryIn(folder))) return folder;
  console.log('Fetching Electron …');
  const { code } = await runTool(join(PACKAGE, 'install.js'), []);
  return code === 0 && existsSync(binaryIn(folder)) ? folder : null;
}

/**
 * @typedef {{ folder: string, binary: string, version: string, given: boolean }} Electron
 * given: named by ELECTRON_OVERRIDE_DIST_PATH
 */

/**
 * @returns {Promise<Electron | null>} null when there is none and none can be fetched
 * @throws Failure when the named folder has none
 */
export async function findElectron() {
  const given = givenFolder();
  const folder = given ?? (await ownFolder());
  if (!folder) return null;
  const version = readFileSync(join(folder, 'version'), 'utf8').trim().replace(/^v/, '');
  return { folder, binary: binaryIn(folder), version, given: given !== null };
}

/** As root Chromium's sandbox cannot be set up. */
export const SANDBOX_ARGS = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/**
 * What has to stand before a command that opens windows.
 * @returns {Promise<string[] | null>} null when there is no display and none can be played
 */
export async function displayCommand() {
  const { DISPLAY, WAYLAND_DISPLAY } = process.env;
  if (process.platform !== 'linux' || DISPLAY || WAYLAND_DISPLAY) return [];
  const { code } = await run('xvfb-run', ['--help']);
  return code === 0 ? ['xvfb-run', '-a'] : null;
}
