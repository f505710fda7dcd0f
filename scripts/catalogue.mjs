// `npm run catalogue -- --stores N --deals N --seed N`: fills the database with a catalogue of any size.
import { pathToFileURL } from 'node:url';
import { command, releaseSignals } from './lib/command.mjs';
import { checkEnvironment } from './lib/environment.mjs';
import { at } from './lib/project.mjs';
import { buildStale, TARGETS } from './lib/targets.mjs';

await command(async () => {
  await checkEnvironment();
  await buildStale({ targets: [TARGETS.api] });
  releaseSignals();
  await import(pathToFileURL(at('api/dist/src/catalogue.js')).href);
  return undefined;
});
