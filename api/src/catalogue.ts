import 'reflect-metadata';
import { resolve } from 'node:path';
import { dayOf } from '@deal-harbor/contracts';
import { readEnv } from './config/env.js';
import { catalogueArguments } from './database/catalogue/synthetic/catalogue-arguments.js';
import { loadSyntheticCatalogue } from './database/catalogue/synthetic/load-synthetic-catalogue.js';
import { openDataSource } from './database/data-source.js';
import { migrate, underStartLock } from './database/migrate.js';
import { databaseServer } from './start/database-server.js';
import { progressBar } from './start/progress-bar.js';
import { databaseError, startErrorLine } from './start/start-error.js';

/** From api/dist/src. */
const PROJECT_DIR = resolve(import.meta.dirname, '../../..');

const report = (line: string) => console.log(`· ${line}`);

async function main(): Promise<void> {
  const { replace, ...sizes } = catalogueArguments(process.argv.slice(2));
  const env = readEnv(process.env, process.cwd());
  const server = await databaseServer(env, PROJECT_DIR, report);
  try {
    const dataSource = await openDataSource(server.connection).catch((error) => {
      throw env.databaseUrl ? databaseError(error) : error;
    });
    const bar = progressBar();
    try {
      await underStartLock(dataSource, async () => {
        await migrate(dataSource);
        const synthetic = { ...sizes, today: dayOf(new Date()) };
        await loadSyntheticCatalogue(dataSource, synthetic, { replace, onProgress: bar.update });
      });
    } finally {
      bar.stop();
      await dataSource.destroy();
    }
  } finally {
    await server.stop();
  }
  const { stores, deals, seed } = sizes;
  report(
    `${stores} stores and ${deals} deals of seed ${seed} in ${(performance.now() / 1000).toFixed(1)} s`,
  );
}

try {
  await main();
  process.exit(0);
} catch (error) {
  console.error(startErrorLine(error) ?? error);
  process.exit(1);
}
