import { findProgram } from './find-program.mjs';

/**
 * The nginx of the tests: NGINX_PATH, an installed one, or Debian's installed now.
 * @returns {Promise<string | null>} absolute path; null when there is none and it cannot be installed
 * @throws Failure when NGINX_PATH names none, or the installation fails
 */
export function findNginx() {
  return findProgram({
    name: 'nginx',
    variable: 'NGINX_PATH',
    places: ['/usr/bin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'],
    debian: { package: 'nginx-light', path: '/usr/sbin/nginx' },
  });
}
