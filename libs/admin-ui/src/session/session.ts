import { createStore, type StoreApi } from 'zustand';

export interface SessionState {
  /** `ended` is open as far as the page is concerned, but the server wants the password again. */
  phase: 'locked' | 'open' | 'ended';
  /** How often the owner has signed in. */
  signIns: number;
}

/**
 * Whether the admin is open. Kept by the page alone, so that a reload locks it. Whoever finds that the
 * server no longer knows the session waits here until the owner has signed in again.
 */
export class Session {
  readonly store: StoreApi<SessionState> = createStore<SessionState>(() => ({
    phase: 'locked',
    signIns: 0,
  }));
  private waiting: ((renewed: boolean) => void)[] = [];

  open(): void {
    this.store.setState(({ signIns }) => ({ phase: 'open', signIns: signIns + 1 }));
    this.answer(true);
  }

  lock(): void {
    this.store.setState({ phase: 'locked' });
    this.answer(false);
  }

  /**
   * Resolves with true once the owner has signed in again, with false when they have not.
   * @param seen `signIns` when the call was sent: the owner may have signed in since then
   */
  renewed(seen: number): Promise<boolean> {
    const { phase, signIns } = this.store.getState();
    if (phase === 'locked') return Promise.resolve(false);
    if (signIns > seen) return Promise.resolve(true);
    this.store.setState({ phase: 'ended' });
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  private answer(renewed: boolean): void {
    const waiting = this.waiting;
    this.waiting = [];
    for (const resolve of waiting) resolve(renewed);
  }
}
