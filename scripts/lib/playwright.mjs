import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './children.mjs';
import { TOOLS } from './project.mjs';
import { playwrightCounts } from './summary.mjs';

/**
 * Runs Playwright's tests, shows what it says and counts what it reports.
 * @param {object} tests
 * @param {string} tests.folder that holds their configuration
 * @param {string[]} tests.args further arguments for Playwright, such as a file
 * @param {NodeJS.ProcessEnv} tests.env beside that of this process
 * @param {string[]} [tests.before] a command that runs it, such as one that brings a display
 * @returns {Promise<import('./summary.mjs').Counts>}
 * @throws Error when it leaves no report
 */
export async function runPlaywright({ folder, args, env, before = [] }) {
  const reports = await mkdtemp(join(tmpdir(), 'deal-harbor-report-'));
  const report = join(reports, 'playwright.json');
  const [file = process.execPath, ...rest] = [
    ...[...before, process.execPath, TOOLS.playwright, 'test'],
    ...[`--config=${folder}/playwright.config.ts`, '--reporter=list,json', ...args],
  ];
  try {
    await run(file, rest, {
      live: true,
      env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    });
    return playwrightCounts(JSON.parse(await readFile(report, 'utf8')));
  } finally {
    await rm(reports, { recursive: true, force: true });
  }
}
