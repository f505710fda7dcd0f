import { rm } from 'node:fs/promises';
import { runTool } from './children.mjs';
import { findElectron } from './electron.mjs';
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
