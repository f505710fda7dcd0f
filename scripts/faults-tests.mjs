// `npm run test:faults`: faults of every kind under load, in full; `-- --short` as `npm test` does. Other arguments
// go to Playwright; FAULTS_SEED repeats a run.
import { command } from './lib/command.mjs';
import { summaryLine } from './lib/summary.mjs';

await command(async () => {
  // Needs Playwright, which may just have been installed.
  const { runFaultsTests } = await import('./lib/faults.mjs');
  const args = process.argv.slice(2);
  const form = args.includes('--short') ? 'short' : 'long';
  const counts = await runFaultsTests(
    form,
    args.filter((arg) => arg !== '--short'),
  );
  console.log(summaryLine(counts));
  return counts.failed > 0 ? 1 : 0;
});
