import { type ChildProcess, spawn } from 'node:child_process';
import { childrenOf, eventually, ignoresTerminate, isAlive } from './test/processes.js';
import { startWatcher, type Watcher } from './watcher.js';

let server: ChildProcess;
let watcher: Watcher;
let shells: number[];

beforeEach(() => {
  server = spawn('sleep', ['30'], { stdio: 'ignore' });
  const before = childrenOf(process.pid);
  const identity = { name: 'our own user', uid: -1, gid: -1 };
  watcher = startWatcher({ kind: 'self', ...identity });
  shells = childrenOf(process.pid).filter((pid) => !before.includes(pid));
});
afterEach(() => {
  watcher.release();
  server.kill('SIGKILL');
});

describe('the watcher', () => {
  it('goes when it is released, and leaves the server alone', async () => {
    expect(shells).toHaveLength(1);
    watcher.guard(server.pid ?? 0);
    watcher.release();
    await eventually(() => !shells.some(isAlive), 2_000);
    expect(isAlive(server.pid ?? 0)).toBe(true);
  });

  it('does not end by what a terminal or a service manager sends to all', async () => {
    watcher.guard(server.pid ?? 0);
    // Until the shell has read so far, it does not ignore them.
    await eventually(() => shells.every(ignoresTerminate), 2_000);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      for (const pid of shells) process.kill(pid, signal);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(shells.filter(isAlive)).toEqual(shells);
  });
});
