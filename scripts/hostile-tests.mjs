// `npm run test:hostile`: attacks on the built product, whole; `-- --requests 500 --seed 7 --short` change how much and
// what is tried. Arguments after a further `--` go to Playwright.
import { parseArgs } from 'node:util';
import { command } from './lib/command.mjs';
import { summaryLine } from './lib/summary.mjs';

const LONG = 10_000;

await command(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      requests: { type: 'string' },
      seed: { type: 'string' },
      short: { type: 'boolean', default: false },
    },
  });
  // Needs Playwright, which may just have been installed.
  const { runHostileTests, SHORT, newSeed } = await import('./lib/hostile.mjs');
  const counts = await runHostileTests({
    requests: Number(values.requests ?? (values.short ? SHORT : LONG)),
    seed: Number(values.seed ?? newSeed()),
    short: values.short,
    args: positionals,
  });
  console.log(summaryLine(counts));
  return counts.failed > 0 ? 1 : 0;
});
