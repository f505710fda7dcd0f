import { readFileSync } from 'node:fs';
import { EmbeddedDatabaseError } from './embedded-database-error.js';
import { isHeld, parseOwner } from './owner-lock.js';
import { readPasswords } from './passwords.js';
import { readPostmasterPid } from './postmaster-pid.js';
import { APPLICATION, type Connection } from './provision.js';
import { openStateFolder } from './state-folder.js';
import { stateLayout } from './state-layout.js';

/**
 * The way to the embedded server that another process of this product runs, null where none does.
 * @throws EmbeddedDatabaseError when it is there, but cannot be used by this user or at this moment
 */
export function runningPostgres(dataDir: string, projectDir: string): Connection | null {
  const { stateDir } = openStateFolder(dataDir, projectDir);
  const layout = stateLayout(stateDir);
  if (!isHeld(parseOwner(textOf(layout.lockFile)))) return null;
  const { port, host, status } = readPostmasterPid(layout);
  if (port === null || host === null || status !== 'ready') {
    throw new EmbeddedDatabaseError(
      `The database in ${stateDir} is starting or stopping, or belongs to another user. Try again in a moment.`,
    );
  }
  const passwords = readPasswords(layout.passwords);
  if (passwords === null) {
    throw new EmbeddedDatabaseError(
      `${layout.passwords} cannot be read. Do this as the user that Deal Harbor runs as.`,
    );
  }
  return { host, port, user: APPLICATION, password: passwords.application, database: APPLICATION };
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
