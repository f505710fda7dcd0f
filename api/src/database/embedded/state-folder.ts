import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedDatabaseError, folderError } from './embedded-database-error.js';
import { ensureFolder, statOrNull } from './folders.js';
import { canEnter, chooseIdentity } from './identity.js';
import type { Identity } from './run-as.js';
import { fallbackStateDir, stateLayout } from './state-layout.js';

export interface StateFolder {
  stateDir: string;
  identity: Identity;
  /** One sentence for the ready block when the state is elsewhere than the owner would look for it. */
  notice: string | null;
}

export type StateChoice = 'data' | 'fallback' | 'unreachable';

/**
 * Which folder holds the database. A database that exists is never passed over for an empty new one, also after
 * the modes of the folders above have changed.
 */
export function chooseState(facts: {
  reachable: boolean;
  databaseInData: boolean;
  databaseInFallback: boolean;
}): StateChoice {
  if (facts.databaseInData) return facts.reachable ? 'data' : 'unreachable';
  if (facts.databaseInFallback) return 'fallback';
  return facts.reachable ? 'data' : 'fallback';
}

/**
 * Finds (and makes) the folder that holds the database, and the user that it runs as.
 * @throws EmbeddedDatabaseError when the folder cannot be used
 */
export function openStateFolder(dataDir: string, projectDir: string): StateFolder {
  const asked = openFolder(dataDir, 0o755);
  const fallback = fallbackStateDir(projectDir, asked);
  const root = process.geteuid?.() === 0;
  const databaseInData = hasDatabase(asked);
  const databaseInFallback = root && hasDatabase(fallback);
  const identity = chooseIdentity(
    statOrNull(stateLayout(!databaseInData && databaseInFallback ? fallback : asked).cluster),
  );
  const choice = chooseState({
    reachable: canEnter(identity, asked),
    databaseInData,
    databaseInFallback,
  });

  if (choice === 'data') return { stateDir: asked, identity, notice: null };
  if (choice === 'unreachable') {
    throw new EmbeddedDatabaseError(
      `The database in ${asked} belongs to ${identity.name}, who cannot get into that folder any more. Let others pass through the folders above it (chmod o+x), or set DATABASE_URL to use a PostgreSQL of your own.`,
    );
  }
  return {
    stateDir: openFolder(fallback, 0o711),
    identity,
    notice: `The database lives in ${fallback}: it runs as ${identity.name}, who cannot reach ${asked}.`,
  };
}

function hasDatabase(stateDir: string): boolean {
  return existsSync(join(stateLayout(stateDir).cluster, 'PG_VERSION'));
}

function openFolder(folder: string, mode: number): string {
  try {
    ensureFolder(folder, mode);
    return realpathSync(folder);
  } catch (error) {
    throw folderError(error, folder);
  }
}
