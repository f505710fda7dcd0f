import { spawnSync } from 'node:child_process';
import { NOBODY_ID, type PasswdEntry } from './passwd.js';

/**
 * The user that PostgreSQL runs as. `uid` and `gid` own its files.
 * self: ours. setuid: another, taken on by the child. unshare: ours, shown to the child as another.
 */
export interface Identity {
  kind: 'self' | 'setuid' | 'unshare';
  name: string;
  uid: number;
  gid: number;
}

export interface Command {
  file: string;
  args: string[];
  options: { uid?: number; gid?: number; env?: NodeJS.ProcessEnv };
}

// Not our own environment: it holds secrets that the database's user could read in /proc, and PG* variables
// that would change the server's mind.
const ENVIRONMENT = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  LC_ALL: 'C',
};

/** The command line that runs `file` as the identity. */
export function commandAs(identity: Identity, file: string, args: readonly string[]): Command {
  if (identity.kind === 'unshare') return unshared({}, file, args);
  const ids = identity.kind === 'setuid' ? { uid: identity.uid, gid: identity.gid } : {};
  return { file, args: [...args], options: { ...ids, ...environment() } };
}

/** The same, with the process seeing itself as `user`; its files keep the identity as their owner. */
export function commandShownAs(
  identity: Identity,
  user: Pick<PasswdEntry, 'uid' | 'gid'>,
  file: string,
  args: readonly string[],
): Command {
  const ids = identity.kind === 'setuid' ? { uid: identity.uid, gid: identity.gid } : {};
  return unshared(ids, file, args, user);
}

function unshared(
  ids: { uid?: number; gid?: number },
  file: string,
  args: readonly string[],
  user = { uid: NOBODY_ID, gid: NOBODY_ID },
): Command {
  const maps = ['--user', `--map-user=${user.uid}`, `--map-group=${user.gid}`, '--'];
  return {
    file: 'unshare',
    args: [...maps, file, ...args],
    options: { ...ids, ...environment() },
  };
}

// Windows programs do not start without SystemRoot and the like.
function environment(): { env?: NodeJS.ProcessEnv } {
  return process.platform === 'win32' ? {} : { env: ENVIRONMENT };
}

/** Runs a short command to its end. `status` is null when it could not be started. */
export function runSync(
  command: Command,
  input?: string,
): { status: number | null; output: string } {
  const { file, args, options } = command;
  const result = spawnSync(file, args, {
    ...options,
    cwd: '/',
    input,
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { status: result.status, output: `${result.stdout ?? ''}${result.stderr ?? ''}` };
}

/** Sends a signal; through the identity's own user where we lack the right (CAP_KILL). False: no such process. */
export function signalAs(
  identity: Identity,
  pid: number,
  signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL',
): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
    const script = ['-c', 'kill -s "$1" "$2"', 'sh', signal.slice('SIG'.length), String(pid)];
    return runSync(commandAs(identity, 'sh', script)).status === 0;
  }
}
