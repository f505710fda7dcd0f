import { createContext, useContext } from 'react';
import type { AdminLocation } from '../host.ts';

/** Whether a step to there would lose something; null is a place outside the admin. */
export type Leaves = (to: AdminLocation | null) => boolean;

/** What is asked before such a step. */
export interface LeaveQuestion {
  title: string;
  text: string;
  go: string;
  stay: string;
}

const UNSAVED: LeaveQuestion = {
  title: 'Discard your changes?',
  text: 'What you have changed is not saved yet.',
  go: 'Discard',
  stay: 'Keep editing',
};

export const UNSAVED_AT_LOG_OUT: LeaveQuestion = { ...UNSAVED, go: 'Discard and log out' };

/** Knows of everything in the admin that may have something unsaved, and asks it when that matters. */
export class LeaveGuard {
  private readonly forms = new Map<Leaves, LeaveQuestion>();

  add(leaves: Leaves, question: LeaveQuestion = UNSAVED): void {
    this.forms.set(leaves, question);
  }

  remove(leaves: Leaves): void {
    this.forms.delete(leaves);
  }

  /** Whether anything at all is unsaved. */
  holds(): boolean {
    return this.blocks(null);
  }

  /** What to ask before a step to there; null when nothing is lost by it. */
  questionAt(to: AdminLocation | null): LeaveQuestion | null {
    return [...this.forms].find(([leaves]) => leaves(to))?.[1] ?? null;
  }

  blocks(to: AdminLocation | null): boolean {
    return this.questionAt(to) !== null;
  }
}

export const LeaveGuardContext = createContext<LeaveGuard | null>(null);

export function useLeaveGuard(): LeaveGuard {
  const guard = useContext(LeaveGuardContext);
  if (!guard) throw new Error('Forms stand inside the admin.');
  return guard;
}
