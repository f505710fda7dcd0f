import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './children.mjs';
import { TOOLS } from './project.mjs';
import { jestCounts } from './summary.mjs';

/**
 * Unit tests and API tests.
 * @returns {Promise<import('./summary.mjs').Counts>}
 */
export async function runJest() {
  const reports = await mkdtemp(join(tmpdir(), 'deal-harbor-report-'));
  const report = join(reports, 'jest.json');
  const node = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  try {
    await run(process.execPath, [...node, TOOLS.jest, '--json', `--outputFile=${report}`], {
      live: true,
    });
    return jestCounts(JSON.parse(await readFile(report, 'utf8')));
  } finally {
    await rm(reports, { recursive: true, force: true });
  }
}
