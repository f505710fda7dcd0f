import { hash } from 'node:crypto';
import { join } from 'node:path';

/** The socket's port is part of its file name only. */
export const SOCKET_PORT = 5432;
/** Bytes; Linux allows 107, macOS 103, and clients of other makes fewer. */
const SOCKET_PATH_LIMIT = 80;

/** The files of one embedded database. */
export interface StateLayout {
  stateDir: string;
  /** PostgreSQL's own data folder, and the name under which initdb fills it. */
  cluster: string;
  clusterDraft: string;
  initPassword: string;
  passwords: string;
  runDir: string;
  logDir: string;
  logFile: string;
  lockFile: string;
  runtimeDir: string;
}

export function stateLayout(stateDir: string): StateLayout {
  return {
    stateDir,
    cluster: join(stateDir, 'postgres'),
    clusterDraft: join(stateDir, 'postgres.new'),
    initPassword: join(stateDir, 'postgres.pwfile'),
    passwords: join(stateDir, 'postgres-passwords.json'),
    runDir: join(stateDir, 'run'),
    logDir: join(stateDir, 'log'),
    logFile: join(stateDir, 'log', 'postgres.log'),
    lockFile: join(stateDir, 'owner.lock'),
    runtimeDir: join(stateDir, 'runtime'),
  };
}

function shortHash(text: string): string {
  return hash('sha256', text).slice(0, 16);
}

/**
 * Where the database lives when its user cannot reach the data folder. One for a project, and one more for each
 * further data folder, so that two of them never share a database.
 */
export function fallbackStateDir(projectDir: string, dataDir: string): string {
  const usual = join(projectDir, '.data') === dataDir;
  return `/var/lib/deal-harbor/${shortHash(usual ? projectDir : `${projectDir}\0${dataDir}`)}`;
}

export function socketFile(folder: string): string {
  return join(folder, `.s.PGSQL.${SOCKET_PORT}`);
}

export function fitsSocket(folder: string): boolean {
  return Buffer.byteLength(socketFile(folder)) <= SOCKET_PATH_LIMIT;
}

/** Folders to try for the socket, best first: the state's own, else a short one named after the state. */
export function socketFolders(layout: StateLayout, temporaryDir: string): string[] {
  if (fitsSocket(layout.runDir)) return [layout.runDir];
  const name = `deal-harbor-${shortHash(layout.stateDir)}`;
  return [...new Set([temporaryDir, '/tmp'])].map((base) => join(base, name)).filter(fitsSocket);
}
