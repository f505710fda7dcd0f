import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

const NOT_INPUTS = new Set(['node_modules', 'dist', 'build', 'test']);
const TEST_FILE = /\.(e2e-)?spec\.tsx?$/;

/** @param {string} path @returns {Promise<string[]>} */
async function filesOf(path) {
  if (!(await stat(path)).isDirectory()) return [path];
  const entries = await readdir(path, { withFileTypes: true });
  const wanted = entries.filter(({ name }) => !NOT_INPUTS.has(name) && !TEST_FILE.test(name));
  return (await Promise.all(wanted.map(({ name }) => filesOf(join(path, name))))).flat();
}

/**
 * A hash of names and contents. Tests and outputs below the paths don't count.
 * @param {string} root absolute
 * @param {string[]} inputs files and folders, relative to the root
 * @returns {Promise<string>} hexadecimal
 */
export async function hashOf(root, inputs) {
  const files = (await Promise.all(inputs.map((input) => filesOf(join(root, input))))).flat();
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    const content = await readFile(file);
    hash
      .update(`${relative(root, file).split(sep).join('/')}\0${content.length}\0`)
      .update(content);
  }
  return hash.digest('hex');
}
