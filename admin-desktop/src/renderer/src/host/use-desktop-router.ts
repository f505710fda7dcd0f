import type { AdminLocation, AdminRouter, NavigationBlocker } from '@deal-harbor/admin-ui';
import { useCallback, useEffect, useRef } from 'react';
import { type Location, useBlocker, useLocation, useNavigate } from 'react-router';

type Place = Pick<Location, 'pathname' | 'search' | 'hash'>;

const address = (to: string) => `/${to}`;

const placeOf = ({ pathname, search, hash }: Place): AdminLocation => ({
  path: pathname.replace(/^\/|\/$/g, ''),
  search,
  hash,
});

/** The admin's places are all the addresses of the app's page. */
export function useDesktopRouter(): AdminRouter {
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
    location: placeOf(location),
    current: () => placeOf(window.location),
    navigate: (to, options) => void navigate(address(to), { ...options, preventScrollReset: true }),
    href: address,
    block,
  };
}
