import type { AdminRouter, NavigationBlocker } from '@deal-harbor/admin-ui';
import { type ComponentProps, useCallback, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { address, placeOf } from './admin-address.ts';
import type { NavigationHold } from './navigation-hold.tsx';

const DASHBOARD = { path: '', search: '', hash: '' };

/**
 * The admin's places are the addresses below /admin.
 * @returns hold: what NavigationHold is to be shown with; null when steps are free
 */
export function useAdminRouter(): {
  router: AdminRouter;
  hold: ComponentProps<typeof NavigationHold> | null;
} {
  const location = useLocation();
  const navigate = useNavigate();
  const blocker = useRef<NavigationBlocker | null>(null);
  const [held, setHeld] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const block = useCallback((next: NavigationBlocker | null) => {
    blocker.current = next;
    setHeld(next !== null);
  }, []);
  const router: AdminRouter = {
    location: placeOf(location) ?? DASHBOARD,
    current: () => placeOf(window.location) ?? DASHBOARD,
    navigate: (to, options) => void navigate(address(to), { ...options, preventScrollReset: true }),
    href: address,
    block,
  };
  return { router, hold: held || waiting ? { blocker, onWaiting: setWaiting } : null };
}
