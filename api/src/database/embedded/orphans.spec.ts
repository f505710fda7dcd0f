import { firstSignal } from './orphans.js';
import { parseWorkingDirs } from './server-processes.js';

describe('what was left behind', () => {
  const found = [
    { pid: 10, ppid: 1 },
    { pid: 11, ppid: 10 },
  ];

  it('is asked to stop through its server, when that lives', () => {
    expect(firstSignal(found, 10)).toEqual({ pids: [10], signal: 'SIGINT' });
  });

  it('is ended at once when the server is gone or unknown', () => {
    expect(firstSignal(found, 9)).toEqual({ pids: [10, 11], signal: 'SIGQUIT' });
    expect(firstSignal(found, null)).toEqual({ pids: [10, 11], signal: 'SIGQUIT' });
  });

  it('is seen in the listing of its own user', () => {
    const listing = `ls: cannot read symbolic link '/proc/8/cwd': Permission denied
lrwxrwxrwx 1 nobody nogroup 0 Nov 20 21:14 /proc/7/cwd -> /srv/with space -> arrow/postgres
lrwxrwxrwx 1 root root 0 Nov 20 21:14 /proc/8/cwd
lrwxrwxrwx 1 nobody nogroup 0 Nov 20 21:14 /proc/9/cwd -> /
`;
    expect([...parseWorkingDirs(listing)]).toEqual([
      [7, '/srv/with space -> arrow/postgres'],
      [9, '/'],
    ]);
  });
});
