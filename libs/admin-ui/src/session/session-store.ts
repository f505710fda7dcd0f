import { createStore, type StoreApi } from 'zustand';

export interface SessionState {
  unlocked: boolean;
}

export type SessionStore = StoreApi<SessionState>;

export const createSessionStore = (): SessionStore =>
  createStore<SessionState>(() => ({ unlocked: false }));
