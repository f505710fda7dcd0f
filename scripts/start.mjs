// `npm start`: installs what is missing, builds what is stale, runs the server in this process.
import module from 'node:module';
import { pathToFileURL } from 'node:url';
import { command, releaseSignals } from './lib/command.mjs';
import { checkEnvironment } from './lib/environment.mjs';
import { at } from './lib/project.mjs';
import { buildStale } from './lib/targets.mjs';

await command(async () => {
  await checkEnvironment();
  await buildStale();
  process.env.NODE_ENV = 'production';
  releaseSignals();
  // Without it a quarter of the start goes into compiling; where it cannot be written, it does.
  module.enableCompileCache?.(at('.cache/compiled'));
  await import(pathToFileURL(at('api/dist/src/main.js')).href);
  return undefined;
});
