// `npm run test:instances`: several instances of the built product behind nginx; arguments go to Playwright.
import { command } from './lib/command.mjs';
import { summaryLine } from './lib/summary.mjs';

await command(async () => {
  // Needs Playwright, which may just have been installed.
  const { runInstancesTests } = await import('./lib/instances.mjs');
  const counts = await runInstancesTests(process.argv.slice(2));
  console.log(summaryLine(counts));
  return counts.failed > 0 ? 1 : 0;
});
