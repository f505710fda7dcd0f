// `npm run backup [-- --out FILE]`: writes all that the database holds into one archive, and checks it.
import { pathToFileURL } from 'node:url';
import { command, releaseSignals } from './lib/command.mjs';
import { checkEnvironment } from './lib/environment.mjs';
import { at } from './lib/project.mjs';
import { buildStale, TARGETS } from './lib/targets.mjs';

await command(async () => {
  await checkEnvironment();
  await buildStale({ targets: [TARGETS.api] });
  releaseSignals();
  await import(pathToFileURL(at('api/dist/src/backup.js')).href);
  return undefined;
});
