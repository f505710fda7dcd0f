import { EmbeddedDatabaseError, USE_DATABASE_URL } from './embedded-database-error.js';
import { readPasswd } from './identity.js';
import { NOBODY_ID, namedUser } from './passwd.js';
import { type Command, commandAs, commandShownAs, type Identity, runSync } from './run-as.js';

/**
 * The command line for initdb and for a server without clients. The server itself runs as any user, but these want
 * one with a name in /etc/passwd, which a bare number (a container's `user: 12345`) has not: they are shown one
 * that has.
 * @throws EmbeddedDatabaseError when that is not possible either
 */
export function commandWithName(
  identity: Identity,
  file: string,
  args: readonly string[],
): Command {
  if (process.platform !== 'linux') return commandAs(identity, file, args);
  const seenAs = identity.kind === 'unshare' ? NOBODY_ID : identity.uid;
  const user = namedUser(readPasswd(), seenAs);
  if (user?.uid === seenAs) return commandAs(identity, file, args);
  if (
    user !== undefined &&
    runSync(commandShownAs(identity, user, 'sh', ['-c', ':'])).status === 0
  ) {
    return commandShownAs(identity, user, file, args);
  }
  throw new EmbeddedDatabaseError(
    `The user with the number ${seenAs} has no name in /etc/passwd, and setting up a database needs one. Add a line for it, or start as another user. ${USE_DATABASE_URL}`,
  );
}
