import { realpathSync } from 'node:fs';
import { folderError } from './embedded-database-error.js';
import { takeOwnerLock } from './owner-lock.js';
import { findPlatformPackage } from './platform-package.js';
import type { Connection } from './provision.js';
import { startServer } from './server.js';
import type { Exit } from './server-process.js';
import { openStateFolder } from './state-folder.js';
import { stateLayout } from './state-layout.js';

export { EmbeddedDatabaseError } from './embedded-database-error.js';

export interface EmbeddedPostgresOptions {
  /** DATA_DIR, absolute. */
  dataDir: string;
  /** The project's root, absolute: its node_modules hold PostgreSQL. */
  projectDir: string;
  /** Gets one line at a time of what takes long or goes wrong. */
  log: (line: string) => void;
}

export interface EmbeddedPostgres {
  /** The application's user, who owns the database and is no superuser. `host` is the socket's folder. */
  connection: Connection;
  /** Where it really lives. */
  stateDir: string;
  /** A sentence for the ready block when that is not the data folder, else null. */
  notice: string | null;
  /** Ends the server (SIGINT, SIGQUIT after 20 s), then the watcher, then drops the lock. Safe to call twice. */
  stop(): Promise<void>;
  /** Resolves when the server first dies on its own, not by `stop`. It has then been started again by itself. */
  exited: Promise<Exit>;
}

/**
 * Starts the PostgreSQL of this project and resolves when it takes connections. It is started again whenever it
 * dies, at the same place with the same password, and it ends when this process does, however that ends.
 * @throws EmbeddedDatabaseError with one line for the owner
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const projectDir = realpathSync(options.projectDir);
  const source = findPlatformPackage(projectDir);
  const { stateDir, identity, notice } = openStateFolder(options.dataDir, projectDir);
  const layout = stateLayout(stateDir);
  const lock = await takeOwnerLock(layout.lockFile, stateDir);
  try {
    const { connection, exited, stop } = await startServer(layout, identity, source, options.log);
    return { connection, stateDir, notice, exited, stop: () => stop().finally(lock.release) };
  } catch (error) {
    lock.release();
    throw folderError(error, stateDir);
  }
}
