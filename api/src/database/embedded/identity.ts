import { readFileSync } from 'node:fs';
import { EmbeddedDatabaseError, USE_DATABASE_URL } from './embedded-database-error.js';
import { nobodyOf, type PasswdEntry, parsePasswd } from './passwd.js';
import { commandAs, type Identity, runSync } from './run-as.js';

/** The users of this machine; empty where there is no list. */
export function readPasswd(): PasswdEntry[] {
  try {
    return parsePasswd(readFileSync('/etc/passwd', 'utf8'));
  } catch {
    return [];
  }
}

/**
 * Who PostgreSQL runs as: ourselves, or as root somebody else, since it refuses root.
 * @param owner uid and gid of the database that is already there, null for none: a folder that was filled by an
 *   ordinary user stays that user's when root starts it once
 * @throws EmbeddedDatabaseError when root may become nobody else
 */
export function chooseIdentity(owner: { uid: number; gid: number } | null): Identity {
  const uid = process.geteuid?.() ?? -1;
  const gid = process.getegid?.() ?? -1;
  if (uid !== 0) return { kind: 'self', name: 'our own user', uid, gid };

  const nobody = nobodyOf(readPasswd());
  const target =
    owner !== null && owner.uid !== 0 && owner.uid !== nobody.uid
      ? { name: `user ${owner.uid}`, ...owner }
      : nobody;
  const candidates: Identity[] = [
    { kind: 'setuid', ...target },
    { kind: 'unshare', name: 'nobody', uid, gid },
  ];
  const allowed = candidates.find(
    (identity) => runSync(commandAs(identity, 'sh', ['-c', ':'])).status === 0,
  );
  if (allowed) return allowed;
  throw new EmbeddedDatabaseError(
    `PostgreSQL refuses to run as root, and this system lets root become no other user. Start Deal Harbor as an ordinary user. ${USE_DATABASE_URL}`,
  );
}

/** Whether the identity can get into the folder, whatever decides about it (modes, ACLs, mounts). */
export function canEnter(identity: Identity, folder: string): boolean {
  if (identity.kind !== 'setuid') return true;
  return runSync(commandAs(identity, 'sh', ['-c', 'cd "$1"', 'sh', folder])).status === 0;
}
