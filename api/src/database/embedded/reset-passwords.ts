import { renameSync } from 'node:fs';
import { EmbeddedDatabaseError, USE_DATABASE_URL } from './embedded-database-error.js';
import { commandWithName } from './named-user.js';
import { createPasswords, type Passwords, SUPERUSER } from './passwords.js';
import { type Identity, runSync } from './run-as.js';
import type { Runtime } from './runtime.js';
import type { StateLayout } from './state-layout.js';

/**
 * The file with the passwords was lost, the data were not: who owns the data folder may set new ones, through a
 * server that has no clients. The application's password follows when the server runs.
 * @throws EmbeddedDatabaseError when that fails
 */
export function resetPasswords(
  layout: StateLayout,
  runtime: Runtime,
  identity: Identity,
  log: (line: string) => void,
): Passwords {
  log(`${layout.passwords} is missing: setting new passwords.`);
  const passwords = createPasswords(`${layout.passwords}.reset`);
  const args = ['--single', '-D', layout.cluster, 'postgres'];
  const statement = `ALTER ROLE ${SUPERUSER} PASSWORD '${passwords.superuser}'\n`;
  const { status, output } = runSync(commandWithName(identity, runtime.postgres, args), statement);
  if (status !== 0 || /\b(ERROR|FATAL|PANIC):/.test(output)) {
    throw new EmbeddedDatabaseError(
      `${layout.passwords} is missing, and no new passwords could be set. Restore that file from a backup. ${USE_DATABASE_URL}`,
    );
  }
  renameSync(`${layout.passwords}.reset`, layout.passwords);
  return passwords;
}
