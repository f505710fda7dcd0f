import { setTimeout as delay } from 'node:timers/promises';
import { type Identity, signalAs } from './run-as.js';
import type { ServerProcess } from './server-process.js';

/** What is sent, and how many milliseconds it is given. */
const STEPS = [
  // Sessions are cut, everything is written, the data folder is left clean.
  { signal: 'SIGINT', patience: 20_000 },
  // Nothing is written; the next start recovers from the log.
  { signal: 'SIGQUIT', patience: 5_000 },
  { signal: 'SIGKILL', patience: 5_000 },
] as const;

/** Ends the server and waits for it; returns at once when it has ended already. */
export async function terminate(server: ServerProcess, identity: Identity): Promise<void> {
  for (const { signal, patience } of STEPS) {
    if (server.pid === 0 || (await endsWithin(server, 0))) return;
    signalAs(identity, server.pid, signal);
    if (await endsWithin(server, patience)) return;
  }
}

async function endsWithin(server: ServerProcess, milliseconds: number): Promise<boolean> {
  const timer = new AbortController();
  const late = delay(milliseconds, false, { signal: timer.signal }).catch(() => false);
  const ended = await Promise.race([server.exited.then(() => true), late]);
  timer.abort();
  return ended;
}
