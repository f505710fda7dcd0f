// `npm run restore -- FILE [--replace]`: makes the database what it was when the archive was written.
import { pathToFileURL } from 'node:url';
import { command, releaseSignals } from './lib/command.mjs';
import { checkEnvironment } from './lib/environment.mjs';
import { at } from './lib/project.mjs';
import { buildStale, TARGETS } from './lib/targets.mjs';

await command(async () => {
  await checkEnvironment();
  await buildStale({ targets: [TARGETS.api] });
  releaseSignals();
  await import(pathToFileURL(at('api/dist/src/restore.js')).href);
  return undefined;
});
