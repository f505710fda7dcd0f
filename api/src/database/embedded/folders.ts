import {
  chmodSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  type Stats,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Identity } from './run-as.js';

/** Makes a folder with all above it. The mode counts for what is made here, whatever the umask says. */
export function ensureFolder(folder: string, mode: number): void {
  if (existsSync(folder) && statSync(folder).isDirectory()) return;
  const parent = dirname(folder);
  if (parent !== folder && !existsSync(parent)) ensureFolder(parent, mode);
  // Not `recursive`: under /proc that never returns.
  mkdirSync(folder);
  chmodSync(folder, mode);
}

/** The folder's state, or null when nothing is there (or nothing that we may look at). */
export function statOrNull(path: string): Stats | null {
  try {
    return lstatSync(path);
  } catch {
    return null;
  }
}

/** Gives a folder and all in it to the identity. The top comes last: a cut run is seen and done again. */
export function giveTo(identity: Identity, path: string): void {
  const stats = lstatSync(path);
  if (stats.uid === identity.uid || process.platform === 'win32') return;
  chownTree(identity, path, stats);
}

function chownTree(identity: Identity, path: string, stats: Stats): void {
  if (stats.isDirectory()) {
    for (const name of readdirSync(path)) {
      const child = join(path, name);
      chownTree(identity, child, lstatSync(child));
    }
  }
  lchownSync(path, identity.uid, identity.gid);
}

/** A folder of mode 0700 that is the identity's own. */
export function ensurePrivateFolder(identity: Identity, folder: string): void {
  ensureFolder(folder, 0o700);
  giveTo(identity, folder);
  // Only where needed: root in a container may lack the right to do it to another's folder.
  if ((lstatSync(folder).mode & 0o777) !== 0o700) chmodSync(folder, 0o700);
}
