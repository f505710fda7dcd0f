import { readUrl } from '../shared/read-url.ts';

/**
 * The host that the owner is asked about before an address is opened outside of the app; null for an address
 * that is not opened at all. Only the site itself may be without https, on this computer.
 */
export function hostToOpen(address: string, siteOrigin: string | null): string | null {
  const url = readUrl(address);
  if (!url || url.username || url.password) return null;
  const ofSite = url.protocol === 'http:' && url.origin === siteOrigin;
  return url.protocol === 'https:' || ofSite ? url.host : null;
}
