// `npm run desktop:package`: the installers for this system, in admin-desktop/dist; `-- --dir` only the app.
import { command } from './lib/command.mjs';
import { packageDesktop } from './lib/desktop-package.mjs';

await command(async () => {
  const output = await packageDesktop({ dirOnly: process.argv.includes('--dir') });
  console.log(`Packaged in ${output}`);
  return 0;
});
