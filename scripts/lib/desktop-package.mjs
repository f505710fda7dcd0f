import { globSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runTool } from './children.mjs';
import { findElectron } from './electron.mjs';
import { Failure } from './failure.mjs';
import { at, TOOLS } from './project.mjs';
import { step } from './step.mjs';
import { buildStale, DESKTOP } from './targets.mjs';

/**
 * Packages the desktop app for this system. Electron is fetched by the packager, unless
 * ELECTRON_OVERRIDE_DIST_PATH names a folder with it: then everything works offline, for `dirOnly`.
 * @param {{ dirOnly?: boolean, output?: string }} [options] dirOnly: no installers; output: absolute
 * @returns {Promise<string>} the folder with what was made
 * @throws Failure when it fails
 */
export async function packageDesktop({ dirOnly = false, output = at('admin-desktop/dist') } = {}) {
  await buildStale({ targets: [DESKTOP] });
  const electron = process.env.ELECTRON_OVERRIDE_DIST_PATH ? await findElectron() : null;
  const args = [
    '--projectDir',
    at('admin-desktop'),
    '--config',
    at('electron-builder.yml'),
    '--publish=never',
    `-c.directories.output=${output}`,
    ...(electron
      ? [`-c.electronDist=${electron.folder}`, `-c.electronVersion=${electron.version}`]
      : []),
    ...(dirOnly ? ['--dir'] : []),
  ];
  await rm(output, { recursive: true, force: true });
  await step('Packaging the desktop app', () => runTool(TOOLS.electronBuilder, args));
  return output;
}

/** Where the packager puts the app itself, by system. */
const BINARIES = {
  darwin: 'mac*/*.app/Contents/MacOS/*',
  linux: 'linux*-unpacked/deal-harbor-admin',
  win32: 'win*-unpacked/Deal Harbor Admin.exe',
};

/**
 * @param {string} output of packageDesktop
 * @returns {string} absolute path of the app's binary
 * @throws Failure when there is none
 */
export function packagedBinary(output) {
  const system = process.platform;
  const pattern = system === 'darwin' || system === 'win32' ? BINARIES[system] : BINARIES.linux;
  const [found] = globSync(pattern, { cwd: output });
  if (!found) throw new Failure('The packaged app cannot be found.');
  return join(output, found);
}
