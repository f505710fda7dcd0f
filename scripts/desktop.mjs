// `npm run desktop`: the desktop app in development, for `npm run dev` or any other site.
import { ended, start } from './lib/children.mjs';
import { command } from './lib/command.mjs';
import { findElectron, SANDBOX_ARGS } from './lib/electron.mjs';
import { Failure } from './lib/failure.mjs';
import { at, TOOLS } from './lib/project.mjs';

await command(async () => {
  const electron = await findElectron();
  if (!electron) {
    throw new Failure(
      'Electron cannot be fetched: set ELECTRON_OVERRIDE_DIST_PATH to a folder with it.',
    );
  }
  const args = [TOOLS.electronVite, 'dev', ...(SANDBOX_ARGS.length > 0 ? ['--noSandbox'] : [])];
  const app = start(process.execPath, args, {
    cwd: at('admin-desktop'),
    env: { ...process.env, ELECTRON_EXEC_PATH: electron.binary },
    stdio: 'inherit',
  });
  return (await ended(app)).code ?? 1;
});
