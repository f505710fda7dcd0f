import { channel } from 'node:diagnostics_channel';
import type { ErrorCode } from './errors/app-error.js';

/** What is worth counting, and the ways in which it may turn out. */
export interface Happenings {
  /** A question to the AI provider; `fault` is one of ours. */
  'ai-call': 'answered' | 'fault' | ErrorCode;
  /** A mail, or a mail server that could not be reached for any. */
  mail: 'sent' | 'refused' | 'undeliverable' | 'doubtful' | 'away';
  'sign-in-failure': 'wrong-password' | 'wrong-code';
}

const channelOf = (what: keyof Happenings) => channel(`deal-harbor:${what}`);

/** Tells whoever counts, if anybody does. */
export function tell<W extends keyof Happenings>(what: W, how: Happenings[W]): void {
  channelOf(what).publish(how);
}

/** @returns ends the listening */
export function hear<W extends keyof Happenings>(
  what: W,
  listener: (how: Happenings[W]) => void,
): () => void {
  const heard = (how: unknown) => listener(how as Happenings[W]);
  const from = channelOf(what);
  from.subscribe(heard);
  return () => from.unsubscribe(heard);
}
