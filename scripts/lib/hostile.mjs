import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAiAnswers, startOpenAiServer } from '@deal-harbor/test-servers';
import { startDatabase } from '../../e2e/instances/support/database.ts';
import { findChromium } from './chromium.mjs';
import { tallyLines } from './hostile-tally.mjs';
import { runPlaywright } from './playwright.mjs';
import { startProduct } from './product.mjs';
import { buildStale } from './targets.mjs';

/** Requests of the short form. */
export const SHORT = 600;

const ADMIN_PASSWORD = 'harbor-hostile-tests';
const METRICS_TOKEN = 'a token of the hostile tests, long enough'.replaceAll(' ', '-');

export const newSeed = () => Math.floor(Math.random() * 0x7fffffff);

/**
 * Attacks the built product, which runs with the limits of production on a new database.
 * @param {{ requests: number, seed: number, short: boolean, args?: string[] }} how requests: how many are made from the
 * API's description; short: of the other attacks a part; args: further arguments for Playwright
 * @returns {Promise<import('./summary.mjs').Counts>}
 * @throws Failure when the browser or the product cannot be had, or Playwright leaves no report
 */
export async function runHostileTests({ requests, seed, short, args = [] }) {
  const chromium = await findChromium();
  await buildStale();
  const tallies = await mkdtemp(join(tmpdir(), 'deal-harbor-hostile-'));
  const tally = join(tallies, 'tally.jsonl');
  const database = await startDatabase();
  const provider = await startOpenAiServer({ otherwise: openAiAnswers.hostile });
  try {
    const url = await database.create('hostile');
    const product = await startProduct({
      env: {
        ADMIN_PASSWORD,
        METRICS_TOKEN,
        DATABASE_URL: url,
        DEMO_CATALOGUE: 'on',
        TRUST_PROXY: '1',
        OPENAI_API_KEY: 'sk-of-the-hostile-tests',
        OPENAI_BASE_URL: provider.url,
        LOG_LEVEL: 'error',
      },
    });
    try {
      console.log(`Seed ${seed}: \`npm run test:hostile -- --seed ${seed}\` tries the same again.`);
      const counts = await runPlaywright({
        folder: 'e2e/hostile',
        args,
        env: {
          ADMIN_PASSWORD,
          METRICS_TOKEN,
          BASE_URL: product.origin,
          CHROMIUM_PATH: chromium,
          HOSTILE_DATABASE: url,
          HOSTILE_REQUESTS: `${requests}`,
          HOSTILE_SEED: `${seed}`,
          HOSTILE_STARTED: `${Date.now() / 1000}`,
          HOSTILE_SHORT: short ? 'yes' : '',
          HOSTILE_TALLY: tally,
        },
      });
      for (const line of tallyLines(await readFile(tally, 'utf8').catch(() => ''))) {
        console.log(line);
      }
      return counts;
    } finally {
      await product.stop();
    }
  } finally {
    await provider.close();
    await database.remove();
    await rm(tallies, { recursive: true, force: true });
  }
}
