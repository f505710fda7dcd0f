import type { DataSource } from 'typeorm';
import type { Env } from '../config/env.js';
import { type DatabaseConnection, openDataSource } from '../database/data-source.js';
import { runningPostgres } from '../database/embedded/running-postgres.js';
import { type DatabaseServer, databaseServer } from './database-server.js';
import { databaseError } from './start-error.js';

/** The database of this installation: where it is up already, just that. */
async function serverAtHand(
  env: Env,
  projectDir: string,
  report: (line: string) => void,
): Promise<DatabaseServer> {
  const running = env.databaseUrl ? null : runningPostgres(env.dataDir, projectDir);
  if (running) return { connection: running, notice: null, stop: async () => {} };
  return databaseServer(env, projectDir, report);
}

/**
 * Does work on this installation's database, whether the product runs on it or not; an embedded one that is down
 * is up meanwhile.
 */
export async function withDatabaseAtHand<T>(
  env: Env,
  projectDir: string,
  report: (line: string) => void,
  work: (dataSource: DataSource, connection: DatabaseConnection) => Promise<T>,
): Promise<T> {
  const server = await serverAtHand(env, projectDir, report);
  try {
    const dataSource = await openDataSource(server.connection).catch((error) => {
      throw env.databaseUrl ? databaseError(error) : error;
    });
    try {
      return await work(dataSource, server.connection);
    } finally {
      await dataSource.destroy();
    }
  } finally {
    await server.stop();
  }
}
