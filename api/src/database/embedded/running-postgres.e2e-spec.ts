import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runningPostgres } from './running-postgres.js';

const PROJECT_DIR = join(import.meta.dirname, '../../../..');

test('the way to a server that another process runs', () => {
  const { template: _, ...server } = JSON.parse(process.env.DEAL_HARBOR_TEST_DATABASE as string);
  expect(runningPostgres(dirname(server.host), PROJECT_DIR)).toEqual({
    ...server,
    database: 'deal_harbor',
  });
});

test('there is none to a folder that nobody holds', () => {
  const folder = mkdtempSync(join(tmpdir(), 'not-running-'));
  chmodSync(folder, 0o755);
  try {
    expect(runningPostgres(folder, PROJECT_DIR)).toBeNull();
  } finally {
    rmSync(folder, { recursive: true });
  }
});
