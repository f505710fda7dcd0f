// `npm run build`: builds what is stale; `-- --force` builds everything.
import { command } from './lib/command.mjs';
import { buildStale } from './lib/targets.mjs';

await command(async () => {
  await buildStale({ force: process.argv.includes('--force') });
  return 0;
});
