import { useEffect } from 'react';
import { useHost } from '../host.ts';
import { type LeaveQuestion, type Leaves, useLeaveGuard } from '../navigation/leave-guard.ts';

const QUESTION: LeaveQuestion = {
  title: 'Stop the generator?',
  text: 'It is still writing. If you leave now, it stops and nothing is stored.',
  go: 'Stop and leave',
  stay: 'Keep waiting',
};

/** Holds the owner back from leaving the page of a running generation, which ends with it. */
export function useAskBeforeLeaving(running: boolean): void {
  const guard = useLeaveGuard();
  const { path } = useHost().router.location;
  useEffect(() => {
    if (!running) return;
    const leaves: Leaves = (to) => to?.path !== path;
    guard.add(leaves, QUESTION);
    return () => guard.remove(leaves);
  }, [running, guard, path]);
}
