import { useEffect, useEffectEvent, useRef } from 'react';
import { type Leaves, useLeaveGuard } from './leave-guard.ts';

/**
 * Holds the owner back from leaving a form with changes.
 * @param unsaved whether there are any; asked at the step, which can come before the next rendering
 * @param leaves whether a step to there leaves the form
 * @returns freely: takes a step without being asked, such as one that follows a save
 */
export function useUnsaved(
  unsaved: () => boolean,
  leaves: Leaves,
): { freely: (step: () => void) => void } {
  const guard = useLeaveGuard();
  const free = useRef(false);
  const loses = useEffectEvent<Leaves>((to) => !free.current && unsaved() && leaves(to));

  useEffect(() => {
    const form: Leaves = (to) => loses(to);
    guard.add(form);
    return () => guard.remove(form);
  }, [guard]);

  return {
    freely(step) {
      free.current = true;
      try {
        step();
      } finally {
        free.current = false;
      }
    },
  };
}
