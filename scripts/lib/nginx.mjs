import { existsSync } from 'node:fs';
import { run } from './children.mjs';
import { Failure } from './failure.mjs';
import { step } from './step.mjs';

const DEBIAN = '/usr/sbin/nginx';
const PLACES = [DEBIAN, '/usr/bin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];

/**
 * The nginx of the tests: NGINX_PATH, an installed one, or Debian's installed now.
 * @returns {Promise<string | null>} absolute path; null when there is none and it cannot be installed
 * @throws Failure when NGINX_PATH names none, or the installation fails
 */
export async function findNginx() {
  const chosen = process.env.NGINX_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Failure('NGINX_PATH names a file that does not exist.');
  }
  const found = PLACES.find((path) => existsSync(path));
  if (found) return found;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  // Installed for us: it is not to become a service of this machine at once.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', SYSTEMD_OFFLINE: '1' };
  const install = 'apt-get update && apt-get install -y --no-install-recommends nginx-light';
  await step('Installing nginx', () => run('/bin/sh', ['-c', install], { env }));
  return DEBIAN;
}
