// `npm run test:desktop`: the desktop app, driven against the built product; arguments go to Playwright.
import { command } from './lib/command.mjs';
import { summaryLine } from './lib/summary.mjs';

await command(async () => {
  // Needs packages that may just have been installed.
  const { runDesktopTests } = await import('./lib/desktop.mjs');
  const counts = await runDesktopTests(process.argv.slice(2));
  console.log(summaryLine(counts));
  return counts.failed > 0 ? 1 : 0;
});
