// `npm run bench`: the benchmark of the built product; `-- --quick` for a short look.
import { command } from './lib/command.mjs';
import { ensureInstalled } from './lib/install.mjs';

await command(async () => {
  await ensureInstalled('bench');
  // Needs what was just installed.
  const { bench } = await import('../bench/src/bench.ts');
  return bench(process.argv.slice(2));
});
