import { useEffect, useRef } from 'react';
import { type Leaves, useLeaveGuard } from './leave-guard.ts';

/**
 * Holds the owner back from leaving a form with changes.
 * @param leaves whether a step to there leaves the form
 * @param version of what is stored: what was typed while it was saved is held again
 * @returns release: lets go at once, so that what has just been saved can be left
 */
export function useUnsaved(
  dirty: boolean,
  leaves: Leaves,
  version?: number,
): { release: () => void } {
  const guard = useLeaveGuard();
  const current = useRef(leaves);
  const held = useRef<Leaves | null>(null);
  useEffect(() => {
    current.current = leaves;
  });

  function release() {
    if (held.current) guard.remove(held.current);
    held.current = null;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a save has let go, and begins anew
  useEffect(() => {
    if (!dirty) return;
    const form: Leaves = (to) => current.current(to);
    held.current = form;
    guard.add(form);
    return () => guard.remove(form);
  }, [dirty, guard, version]);
  return { release };
}
