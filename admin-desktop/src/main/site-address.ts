import { LIMITS } from '@deal-harbor/contracts';
import { readUrl } from '../shared/read-url.ts';
import type { AddressFault } from '../shared/site.ts';

const SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i;
const THIS_COMPUTER = new Set(['localhost', '127.0.0.1', '[::1]']);

export const isThisComputer = (hostname: string): boolean => THIS_COMPUTER.has(hostname);

/** A URL with its scheme: https, or http for this computer, where none was typed. */
function parsed(typed: string): URL | null {
  if (SCHEME.test(typed)) return readUrl(typed);
  const guess = readUrl(`https://${typed}`);
  return guess && isThisComputer(guess.hostname) ? readUrl(`http://${typed}`) : guess;
}

/**
 * The origin of the site that was typed; whatever stands behind the host is dropped.
 * Only this computer is spoken to without https.
 */
export function siteOrigin(address: string): { origin: string } | { fault: AddressFault } {
  const typed = address.trim();
  if (typed === '' || typed.length > LIMITS.url || /\s/.test(typed)) return { fault: 'malformed' };
  const url = parsed(typed);
  if (!url?.hostname || url.username || url.password) return { fault: 'malformed' };
  if (url.protocol === 'https:') return { origin: url.origin };
  if (url.protocol !== 'http:') return { fault: 'malformed' };
  return isThisComputer(url.hostname) ? { origin: url.origin } : { fault: 'not-https' };
}

/** Whether it is an origin as siteOrigin makes them. */
export function isSiteOrigin(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  const outcome = siteOrigin(value);
  return 'origin' in outcome && outcome.origin === value;
}
