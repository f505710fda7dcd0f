import type { AdminLocation, AdminRouter, NavigationBlocker } from '@deal-harbor/admin-ui';
import { useCallback, useEffect, useRef } from 'react';
import { type Location, useBlocker, useLocation, useNavigate } from 'react-router';

const ROOT = '/admin';

const address = (to: string) => (/^[^?#]/.test(to) ? `${ROOT}/${to}` : ROOT + to);

/** null outside the admin. */
function placeOf({ pathname, search, hash }: Location): AdminLocation | null {
  if (pathname !== ROOT && !pathname.startsWith(`${ROOT}/`)) return null;
  return { path: pathname.slice(ROOT.length).replace(/^\/|\/$/g, ''), search, hash };
}

/** The admin's places are the addresses below /admin. */
export function useAdminRouter(): AdminRouter {
  const location = useLocation();
  const navigate = useNavigate();
  const current = useRef<NavigationBlocker | null>(null);
  const block = useCallback((next: NavigationBlocker | null) => {
    current.current = next;
  }, []);
  const blocker = useBlocker(({ nextLocation }) =>
    Boolean(current.current?.blocks(placeOf(nextLocation))),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (current.current) current.current.onBlocked(blocker.proceed, blocker.reset);
    else blocker.proceed();
  }, [blocker]);
  return {
    location: placeOf(location) ?? { path: '', search: '', hash: '' },
    navigate: (to, options) => void navigate(address(to), { ...options, preventScrollReset: true }),
    href: address,
    block,
  };
}
