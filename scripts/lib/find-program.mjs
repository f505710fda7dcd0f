import { existsSync } from 'node:fs';
import { run } from './children.mjs';
import { Failure } from './failure.mjs';
import { step } from './step.mjs';

/**
 * A program that tests need: the one that a variable names, an installed one, or Debian's installed now.
 * @param {object} wanted
 * @param {string} wanted.name as people call it
 * @param {string} wanted.variable
 * @param {string[]} wanted.places absolute paths, the best first
 * @param {{ package: string, path: string }} wanted.debian
 * @returns {Promise<string | null>} absolute path; null when there is none and it cannot be installed
 * @throws Failure when the variable names none, or the installation fails
 */
export async function findProgram({ name, variable, places, debian }) {
  const chosen = process.env[variable];
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Failure(`${variable} names a file that does not exist.`);
  }
  const found = [...places, debian.path].find((path) => existsSync(path));
  if (found) return found;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  // Installed for us: it is not to become a service of this machine at once.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', SYSTEMD_OFFLINE: '1' };
  const install = `apt-get update && apt-get install -y --no-install-recommends ${debian.package}`;
  await step(`Installing ${name}`, () => run('/bin/sh', ['-c', install], { env }));
  return debian.path;
}
