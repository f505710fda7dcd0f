import 'reflect-metadata';
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Env, readEnv } from './config/env.js';
import { generatedSecret } from './config/session-secret.js';
import { backupArguments } from './database/backup/backup-arguments.js';
import { checkByRestoring } from './database/backup/check-by-restoring.js';
import { makeBackup } from './database/backup/make-backup.js';
import { productVersion } from './database/backup/product-version.js';
import { inspectArchive } from './database/backup/restore-backup.js';
import { withDatabaseAtHand } from './start/database-at-hand.js';
import { withProgress } from './start/progress-bar.js';
import { startErrorLine } from './start/start-error.js';

/** From api/dist/src. */
const PROJECT_DIR = resolve(import.meta.dirname, '../../..');

const report = (line: string) => console.log(`· ${line}`);

/** @returns how sure it is that the archive can be restored */
async function backUp(env: Env, file: string, restored: boolean): Promise<string> {
  let result = 'Read again, and whole';
  await withDatabaseAtHand(env, PROJECT_DIR, report, (dataSource, connection) =>
    withProgress((onProgress) =>
      makeBackup(dataSource, {
        file,
        version: productVersion(PROJECT_DIR),
        secret: generatedSecret(env),
        onProgress,
        async check(draft) {
          if (!restored) return void (await inspectArchive(draft));
          const options = { file: draft, onProgress };
          const obstacle = await checkByRestoring(dataSource, connection, options);
          result = obstacle
            ? `${result}, but not restored to check it: ${obstacle}`
            : 'Restored into a database of its own and compared: all rows came back';
        },
      }),
    ),
  );
  return result;
}

try {
  const env = readEnv(process.env, process.cwd());
  const place = { dataDir: env.dataDir, workingDir: process.cwd(), now: new Date() };
  const { file, check } = backupArguments(process.argv.slice(2), place);
  report(await backUp(env, file, check));
  const megabytes = (statSync(file).size / 1_000_000).toFixed(1);
  report(`${file} (${megabytes} MB) in ${(performance.now() / 1000).toFixed(1)} s`);
  process.exit(0);
} catch (error) {
  console.error(startErrorLine(error) ?? error);
  process.exit(1);
}
