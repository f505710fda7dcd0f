import { initdbReason, initdbSteps } from './initdb.js';

describe('the words of initdb', () => {
  it('tell the longer steps as they begin', () => {
    expect(initdbSteps('creating subdirectories ... ok\nselecting x ... posix\n')).toEqual([]);
    expect(initdbSteps('ok\nrunning bootstrap script ... ')).toEqual(['running bootstrap script']);
    expect(
      initdbSteps('ok\nperforming post-bootstrap initialization ... ok\nsyncing ... '),
    ).toEqual(['performing post-bootstrap initialization', 'syncing']);
  });

  it('tell why it failed', () => {
    const full = `running bootstrap script ... 2026-11-20 UTC [1] FATAL:  could not write: No space left
child process exited with exit code 1
initdb: removing contents of data directory "/x"`;
    expect(initdbReason(full)).toBe('could not write: No space left');
    expect(initdbReason('initdb: error: cannot be run as root\ninitdb: hint: no\n')).toBe(
      'cannot be run as root',
    );
    expect(initdbReason('')).toBeNull();
  });
});
