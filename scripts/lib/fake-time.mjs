import { existsSync, globSync } from 'node:fs';
import { run } from './children.mjs';

const find = () => globSync('/usr/lib/*/faketime/libfaketime.so.1')[0] ?? null;

/**
 * The library that gives a process another clock: Debian's, installed now where it can be.
 * @returns {Promise<string | null>} absolute path; null when there is none
 */
export async function findFakeTime() {
  const found = find();
  if (found || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = 'apt-get update && apt-get install -y --no-install-recommends libfaketime';
  await run('/bin/sh', ['-c', install], { env });
  return find();
}
