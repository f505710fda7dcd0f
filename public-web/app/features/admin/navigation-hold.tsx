import type { NavigationBlocker } from '@deal-harbor/admin-ui';
import { type RefObject, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { placeOf } from './admin-address.ts';

interface NavigationHoldProps {
  blocker: RefObject<NavigationBlocker | null>;
  /** Tells whether a step waits for an answer, which has to outlast what it was held for. */
  onWaiting: (waiting: boolean) => void;
}

/**
 * Asks before steps are taken. Shown only while there is something to ask for: react-router warns of every
 * address that is typed beneath a blocker, even of one that lets all steps pass.
 */
export function NavigationHold({ blocker: current, onWaiting }: NavigationHoldProps) {
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
