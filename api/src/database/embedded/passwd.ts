/** One line of /etc/passwd, as far as it is needed here. */
export interface PasswdEntry {
  name: string;
  uid: number;
  gid: number;
}

/** Reads the text of /etc/passwd; lines of another form are left out. */
export function parsePasswd(text: string): PasswdEntry[] {
  return text.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    if (!name || !uid || !gid || !/^\d+$/.test(uid) || !/^\d+$/.test(gid)) return [];
    return [{ name, uid: Number(uid), gid: Number(gid) }];
  });
}

/** The kernel's own number for nobody, as uid and as gid. */
export const NOBODY_ID = 65_534;

/** The user without rights; 65534 where the list does not name it. */
export function nobodyOf(entries: readonly PasswdEntry[]): PasswdEntry {
  const entry = entries.find(({ name, uid }) => name === 'nobody' && uid !== 0);
  return entry ?? { name: 'nobody', uid: NOBODY_ID, gid: NOBODY_ID };
}

/** A user that initdb accepts: it wants a name, and refuses root. `preferred` if it has one. */
export function namedUser(
  entries: readonly PasswdEntry[],
  preferred: number,
): PasswdEntry | undefined {
  const named = entries.filter(({ uid }) => uid !== 0);
  return (
    named.find(({ uid }) => uid === preferred) ??
    named.find(({ name }) => name === 'nobody') ??
    named[0]
  );
}
