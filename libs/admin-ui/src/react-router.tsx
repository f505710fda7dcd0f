import { useCallback, useEffect, useRef, useState } from 'react';
import { type Location, useBlocker, useLocation, useNavigate } from 'react-router';
import type { AdminLocation, AdminRouter, NavigationBlocker } from './host.ts';

const DASHBOARD: AdminLocation = { path: '', search: '', hash: '' };

/**
 * The admin's places as the addresses at and below a root, for hosts that have React Router's data router.
 * @param root such as `/admin`, or `/` where every address is the admin's
 * @returns hold: stands beside the admin, and holds steps back while there is something to ask for
 */
export function useReactRouter(root: string): { router: AdminRouter; hold: React.ReactNode } {
  const location = useLocation();
  const navigate = useNavigate();
  const blocker = useRef<NavigationBlocker | null>(null);
  const [held, setHeld] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const block = useCallback((next: NavigationBlocker | null) => {
    blocker.current = next;
    setHeld(next !== null);
  }, []);
  const places = addressesBelow(root);
  const router: AdminRouter = {
    location: places.placeOf(location) ?? DASHBOARD,
    current: () => places.placeOf(window.location) ?? DASHBOARD,
    navigate: (to, options) =>
      void navigate(places.address(to), { ...options, preventScrollReset: true }),
    href: places.address,
    block,
  };
  const shown = held || waiting;
  const hold = shown && <Hold blocker={blocker} placeOf={places.placeOf} onWaiting={setWaiting} />;
  return { router, hold };
}

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

export function addressesBelow(root: string) {
  const folder = root === '/' ? '' : root;
  return {
    address: (to: string) => (/^[^?#]/.test(to) ? `${folder}/${to}` : root + to),
    /** null outside the admin. */
    placeOf: ({ pathname, search, hash }: Address): AdminLocation | null => {
      if (pathname !== root && !pathname.startsWith(`${folder}/`)) return null;
      return { path: pathname.slice(folder.length).replace(/^\/|\/$/g, ''), search, hash };
    },
  };
}

interface HoldProps {
  blocker: React.RefObject<NavigationBlocker | null>;
  placeOf: (address: Address) => AdminLocation | null;
  /** Tells whether a step waits for an answer, which has to outlast what it was held for. */
  onWaiting: (waiting: boolean) => void;
}

/**
 * Asks before steps are taken. Shown only while there is something to ask for: React Router warns of every
 * address that is typed beneath a blocker, even of one that lets all steps pass.
 */
function Hold({ blocker: current, placeOf, onWaiting }: HoldProps) {
  const blocker = useBlocker(({ nextLocation }) =>
    Boolean(current.current?.blocks(placeOf(nextLocation))),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (current.current) current.current.onBlocked(blocker.proceed, blocker.reset);
    else blocker.proceed();
  }, [blocker, current]);
  const waiting = blocker.state !== 'unblocked';
  useEffect(() => onWaiting(waiting), [waiting, onWaiting]);
  return null;
}
