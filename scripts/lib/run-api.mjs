import { pathToFileURL } from 'node:url';
import { command, releaseSignals } from './command.mjs';
import { checkEnvironment } from './environment.mjs';
import { at } from './project.mjs';
import { buildStale, TARGETS } from './targets.mjs';

/**
 * Runs one of the api's own commands, which says and ends everything by itself.
 * @param {string} name of its file, without an ending
 */
export async function runApi(name) {
  await command(async () => {
    await checkEnvironment();
    await buildStale({ targets: [TARGETS.api] });
    releaseSignals();
    await import(pathToFileURL(at(`api/dist/src/${name}.js`)).href);
    return undefined;
  });
}
