/** A record as it stands in the database: `absent`, `binned`, or what its text says. */
export type State = string;

export const ABSENT: State = 'absent';
export const BINNED: State = 'binned';

/** What somebody read under a record's name. */
export interface Found {
  mark: string;
  state: State;
  /** Of its entry in the bin; null where it is not there. */
  bin: number | null;
}

/**
 * What was written, and so what may be found: after an acknowledged write that state alone; after one that nobody
 * answered, what was before or what it asked for, and nothing between.
 */
export class Ledger {
  private readonly possible = new Map<string, Set<State>>();

  /** Before the write is sent. */
  asks(mark: string, state: State): void {
    const states = this.possible.get(mark);
    if (states) states.add(state);
    else this.possible.set(mark, new Set([ABSENT, state]));
  }

  answered(mark: string, state: State): void {
    this.possible.set(mark, new Set([state]));
  }

  /** What is there from the beginning. */
  knows(mark: string, state: State): void {
    this.possible.set(mark, new Set([state]));
  }

  get records(): number {
    return this.possible.size;
  }

  /** Compares with all that was found, which then is what is known. @returns what is wrong, for people */
  faults(found: readonly Found[]): string[] {
    const states = new Map<string, State[]>();
    for (const { mark, state } of found) states.set(mark, [...(states.get(mark) ?? []), state]);
    const faults: string[] = [];
    for (const mark of states.keys()) {
      if (!this.possible.has(mark)) faults.push(`${mark} was written by nobody`);
    }
    for (const [mark, possible] of this.possible) {
      const there = states.get(mark) ?? [ABSENT];
      const [state = ABSENT] = there;
      if (there.length > 1) faults.push(`${mark} is there ${there.length} times: ${there}`);
      else if (!possible.has(state)) {
        faults.push(`${mark} is ${state}, and may be ${[...possible].join(' or ')}`);
      }
      this.possible.set(mark, new Set([state]));
    }
    return faults;
  }
}
