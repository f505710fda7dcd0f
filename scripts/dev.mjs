// `npm run dev`: site, API and libs with hot reload on one port.
import { ended, start, stopChildren } from './lib/children.mjs';
import { command } from './lib/command.mjs';
import { checkEnvironment } from './lib/environment.mjs';
import { TOOLS } from './lib/project.mjs';
import { forget, TARGETS } from './lib/targets.mjs';

const COMPILER = [TOOLS.nest, 'build', 'api', '--watch'];

/** Only the built folders: Vite's temporary files would restart a plain --watch for ever. */
const SERVER = [
  '--watch-path=api/dist',
  '--watch-path=libs/contracts/src',
  '--watch-preserve-output',
  '--conditions=development',
  'api/dist/src/main.js',
  '--dev',
];

/**
 * Resolves when the compiler has written everything once: a server started earlier would start twice.
 * @param {import('node:child_process').ChildProcess} compiler
 */
function compiled(compiler) {
  return new Promise((resolve) => {
    compiler.stdout?.on('data', (text) => {
      process.stdout.write(text);
      if (`${text}`.includes('Watching for file changes')) resolve(undefined);
    });
  });
}

await command(async () => {
  await checkEnvironment();
  await forget(TARGETS.api);
  const env = { ...process.env, NODE_ENV: 'development' };
  const compiler = start(process.execPath, COMPILER, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await Promise.race([compiled(compiler), ended(compiler)]);
  const server = start(process.execPath, SERVER, { env, stdio: ['ignore', 'inherit', 'inherit'] });
  await Promise.race([compiler, server].map(ended));
  await stopChildren();
  return 1;
});
