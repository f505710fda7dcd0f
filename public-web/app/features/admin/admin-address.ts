import type { AdminLocation } from '@deal-harbor/admin-ui';
import type { Location } from 'react-router';

const ROOT = '/admin';

/** @param to below the admin's root, such as `offers?page=2` */
export const address = (to: string) => (/^[^?#]/.test(to) ? `${ROOT}/${to}` : ROOT + to);

/** null outside the admin. */
export function placeOf({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): AdminLocation | null {
  if (pathname !== ROOT && !pathname.startsWith(`${ROOT}/`)) return null;
  return { path: pathname.slice(ROOT.length).replace(/^\/|\/$/g, ''), search, hash };
}
