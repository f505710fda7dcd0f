// `npm run lighthouse`: Lighthouse on every public route of the built product; `-- /stores` for one of them.
import { command } from './lib/command.mjs';
import { ensureInstalled } from './lib/install.mjs';

await command(async () => {
  await ensureInstalled('bench');
  // Needs what was just installed.
  const { lighthouse } = await import('../bench/src/lighthouse/lighthouse.ts');
  return lighthouse(process.argv.slice(2));
});
