// `npm run test:browser`: Playwright against the built product; arguments after `--` go to Playwright.
import { command } from './lib/command.mjs';
import { summaryLine } from './lib/summary.mjs';

await command(async () => {
  // Needs Playwright, which may just have been installed.
  const { runBrowserTests } = await import('./lib/browser.mjs');
  const counts = await runBrowserTests(process.argv.slice(2));
  console.log(summaryLine(counts));
  return counts.failed > 0 ? 1 : 0;
});
