import { API_VERSION, LIMITS } from '@deal-harbor/contracts';
import { isPlain } from '../shared/guards.ts';

/** What a Deal Harbor site calls itself in its public settings; null for anything else. */
export function siteNameOf(config: unknown): string | null {
  if (!isPlain(config)) return null;
  const { siteName, primaryColor, version } = config;
  if (typeof siteName !== 'string' || siteName === '' || siteName.length > LIMITS.name) return null;
  return typeof primaryColor === 'string' && typeof version === 'number' ? siteName : null;
}

/** @param description the API's own, of /api/openapi.json */
export function isRecentEnough(description: unknown, least: number = API_VERSION): boolean {
  const info = isPlain(description) ? description.info : null;
  const version = isPlain(info) ? info.version : null;
  return typeof version === 'string' && /^\d{1,6}$/.test(version) && Number(version) >= least;
}
