import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from '../../../scripts/lib/children.mjs';
import { findChromium } from '../../../scripts/lib/chromium.mjs';
import { Failure } from '../../../scripts/lib/failure.mjs';
import { at } from '../../../scripts/lib/project.mjs';
import type { Report } from './lighthouse.types.ts';

const TOOL = at('bench/node_modules/lighthouse/cli/index.js');

/** The recording of a page load fails now and then, on busy machines above all. */
const TRIES = 3;

const CHROME_FLAGS = [
  '--headless=new',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Nothing leaves the machine.
  '--host-resolver-rules="MAP * ~NOTFOUND, EXCLUDE localhost"',
  // Chromium refuses its sandbox to root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** @returns the report, or what went wrong */
async function tryLighthouse(url: string, args: readonly string[]): Promise<Report | string> {
  const folder = await mkdtemp(join(tmpdir(), 'deal-harbor-lighthouse-'));
  const path = join(folder, 'report.json');
  try {
    const { output } = await runTool(
      TOOL,
      [
        url,
        '--quiet',
        '--output=json',
        `--output-path=${path}`,
        '--no-enable-error-reporting',
        `--chrome-flags=${CHROME_FLAGS.join(' ')}`,
        ...args,
      ],
      { env: { ...process.env, CHROME_PATH: await findChromium() } },
    );
    const text = await readFile(path, 'utf8').catch(() => null);
    if (text === null) return output;
    const report: Report = JSON.parse(text);
    return report.runtimeError?.message ?? report;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Loads a page as Lighthouse does by default: a phone on a slow line, simulated.
 * @param args further arguments for Lighthouse
 * @throws Failure when it brings no report
 */
export async function runLighthouse(url: string, args: readonly string[] = []): Promise<Report> {
  let problem = '';
  for (let tries = 0; tries < TRIES; tries += 1) {
    const report = await tryLighthouse(url, args);
    if (typeof report !== 'string') return report;
    problem = report;
  }
  throw new Failure(`Lighthouse brought no report of ${url}:\n${problem}`);
}
