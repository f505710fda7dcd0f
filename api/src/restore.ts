import 'reflect-metadata';
import { resolve } from 'node:path';
import { type Env, readEnv } from './config/env.js';
import { generatedSecret, stageSecret } from './config/session-secret.js';
import type { Archive } from './database/backup/archive-reader.js';
import { restoreArguments } from './database/backup/backup-arguments.js';
import { inspectArchive, restoreBackup } from './database/backup/restore-backup.js';
import { readyForQueries } from './database/tables/ready-for-queries.js';
import { withDatabaseAtHand } from './start/database-at-hand.js';
import { withProgress } from './start/progress-bar.js';
import { startErrorLine } from './start/start-error.js';

/** From api/dist/src. */
const PROJECT_DIR = resolve(import.meta.dirname, '../../..');

const report = (line: string) => console.log(`· ${line}`);

/** Runs the work; the backup's secret takes the place of the installation's when it has succeeded. */
async function withSecretOf({ secret }: Archive, env: Env, work: () => Promise<void>) {
  if (secret === null || env.sessionSecret === secret || generatedSecret(env) === secret) {
    return work();
  }
  if (env.sessionSecret) {
    await work();
    report('SESSION_SECRET is another than that of the backup: enter the AI provider’s key again');
    return;
  }
  const staged = stageSecret(env, secret);
  try {
    await work();
    staged.keep();
  } finally {
    staged.discard();
  }
  report('The secret in DATA_DIR is now that of the backup: restart Deal Harbor if it is running');
}

try {
  const env = readEnv(process.env, process.cwd());
  const options = restoreArguments(process.argv.slice(2), process.cwd());
  const archive = await inspectArchive(options.file);
  await withDatabaseAtHand(env, PROJECT_DIR, report, async (dataSource) => {
    await withSecretOf(archive, env, () =>
      withProgress((onProgress) => restoreBackup(dataSource, archive, { ...options, onProgress })),
    );
    await readyForQueries(dataSource);
  });
  const rows = Object.values(archive.sums.tables).reduce((sum, table) => sum + table.rows, 0);
  const { madeAt, version } = archive.manifest;
  report(
    `${rows} rows of ${madeAt} (version ${version}) in ${(performance.now() / 1000).toFixed(1)} s. Sign in with the password of then.`,
  );
  process.exit(0);
} catch (error) {
  console.error(startErrorLine(error) ?? error);
  process.exit(1);
}
