import type { Env } from '../config/env.js';
import type { DatabaseConnection } from '../database/data-source.js';
import { startEmbeddedPostgres } from '../database/embedded/embedded-postgres.js';

export interface DatabaseServer {
  connection: DatabaseConnection;
  /** A sentence for the ready block, or null. */
  notice: string | null;
  stop(): Promise<void>;
}

/** The external PostgreSQL that DATABASE_URL names, or the embedded one, started. */
export async function databaseServer(
  env: Env,
  projectDir: string,
  report: (line: string) => void,
): Promise<DatabaseServer> {
  if (env.databaseUrl) {
    return { connection: { url: env.databaseUrl }, notice: null, stop: async () => {} };
  }
  return startEmbeddedPostgres({ dataDir: env.dataDir, projectDir, log: report });
}
