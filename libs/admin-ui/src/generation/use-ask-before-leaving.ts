import { useEffect } from 'react';
import { useHost } from '../host.ts';
import { type LeaveQuestion, type Leaves, useLeaveGuard } from '../navigation/leave-guard.ts';

const QUESTION: LeaveQuestion = {
  title: 'Stop the generator?',
  text: 'It is still writing. If you leave now, it stops and nothing is stored.',
  go: 'Stop and leave',
  stay: 'Keep waiting',
};

const lateQuestion = (place: string): LeaveQuestion => ({
  ...QUESTION,
  text: `It is nearly done. If you leave now, it may be stored all the same: look in ${place}.`,
});

/**
 * Holds the owner back from leaving the page of a running generation, which ends with it.
 * @param late it may be too late to stop it
 * @param place where the result is to be found
 */
export function useAskBeforeLeaving(running: boolean, late: boolean, place: string): void {
  const guard = useLeaveGuard();
  const { path } = useHost().router.location;
  useEffect(() => {
    if (!running) return;
    const leaves: Leaves = (to) => to?.path !== path;
    guard.add(leaves, late ? lateQuestion(place) : QUESTION);
    return () => guard.remove(leaves);
  }, [running, late, place, guard, path]);
}
