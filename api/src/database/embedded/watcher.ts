import { type ChildProcess, spawn } from 'node:child_process';
import { commandAs, type Identity } from './run-as.js';

export interface Watcher {
  /** Names the server that is to end when we do; 0 for none. */
  guard(pid: number): void;
  release(): void;
}

// Takes a pid, and reads others, one a line, until our end of the pipe closes, however that came about; then does
// what stop() would have done.
const SCRIPT = `
trap '' HUP INT TERM
guarded=$1
while read -r line; do guarded=$line; done
[ "$guarded" = 0 ] && exit
kill -INT "$guarded" || exit
seconds=0
while kill -0 "$guarded"; do
  [ "$seconds" = 20 ] && kill -QUIT "$guarded" && exit
  sleep 1
  seconds=$((seconds + 1))
done
`;

/**
 * A shell that outlives us just long enough to stop the server. It has a session of its own, as the server has:
 * Ctrl-C reaches only us.
 */
export function startWatcher(identity: Identity): Watcher {
  if (process.platform === 'win32') return { guard: () => {}, release: () => {} };
  // Under unshare our own uid is the server's, and only that may send it signals.
  const asServer: Identity = identity.kind === 'unshare' ? { ...identity, kind: 'self' } : identity;
  let guarded = 0;
  let released = false;
  let shell = open();

  function open(): ChildProcess {
    const shellArgs = ['-c', SCRIPT, 'watcher', String(guarded)];
    const { file, args, options } = commandAs(asServer, 'sh', shellArgs);
    const child = spawn(file, args, {
      ...options,
      cwd: '/',
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    child.unref();
    // Without listeners a shell that was killed would take us along.
    child.stdin?.on('error', () => {});
    child.on('error', () => {});
    child.on('exit', () => {
      if (!released) shell = open();
    });
    return child;
  }

  function write(): void {
    shell.stdin?.write(`${guarded}\n`);
  }

  return {
    guard(pid) {
      guarded = pid;
      write();
    },
    release() {
      guarded = 0;
      released = true;
      write();
      shell.stdin?.end();
    },
  };
}
