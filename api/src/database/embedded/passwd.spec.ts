import { namedUser, nobodyOf, parsePasswd } from './passwd.js';

const TEXT = `root:x:0:0:root:/root:/bin/bash
# a comment
daemon:x:1:1::/:/usr/sbin/nologin
nobody:x:99:98:nobody:/nonexistent:/usr/sbin/nologin
broken:x:one:1
`;

describe('the users of /etc/passwd', () => {
  const entries = parsePasswd(TEXT);

  it('reads the lines that are users', () => {
    expect(entries.map(({ name }) => name)).toEqual(['root', 'daemon', 'nobody']);
  });

  it('finds nobody by name, and has a number where there is no name', () => {
    expect(nobodyOf(entries)).toEqual({ name: 'nobody', uid: 99, gid: 98 });
    expect(nobodyOf([])).toEqual({ name: 'nobody', uid: 65_534, gid: 65_534 });
    expect(nobodyOf(parsePasswd('nobody:x:0:0:::')).uid).toBe(65_534);
  });

  it('names a user for initdb: the preferred one, else nobody, else any but root', () => {
    expect(namedUser(entries, 1)?.name).toBe('daemon');
    expect(namedUser(entries, 12_345)?.name).toBe('nobody');
    expect(namedUser(entries.slice(0, 2), 12_345)?.name).toBe('daemon');
    expect(namedUser(entries.slice(0, 1), 0)).toBeUndefined();
  });
});
