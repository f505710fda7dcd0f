// `npm run test:hostile`: attacks on the built product, whole; `-- --requests 500 --seed 7 --short` change how much and
// what is tried. Arguments after a further `--` go to Playwright.
import { parseArgs } from 'node:util';
import { command } from './lib/command.mjs';
import { Failure } from './lib/failure.mjs';
import { summaryLine } from './lib/summary.mjs';

const LONG = 10_000;

function wholeNumber(/** @type {string} */ name, /** @type {string | undefined} */ text) {
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw new Failure(`--${name} takes a whole number.`);
  return Number(text);
}

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
    requests: wholeNumber('requests', values.requests) ?? (values.short ? SHORT : LONG),
    seed: wholeNumber('seed', values.seed) ?? newSeed(),
    short: values.short,
    args: positionals,
  });
  console.log(summaryLine(counts));
  return counts.failed > 0 ? 1 : 0;
});
