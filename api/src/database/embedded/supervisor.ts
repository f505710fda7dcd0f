import { setTimeout as delay } from 'node:timers/promises';
import { planRestart, QUICK_RESTARTS, SLOW_DELAY } from './restart-policy.js';
import type { Exit, ServerProcess } from './server-process.js';

export interface SupervisorParts {
  /** Starts a server at the same place with the same data. */
  launch(): ServerProcess;
  /** Makes the data folder free after a death: a killed server's children live on for a moment. */
  clear(): Promise<void>;
  /** Ends the server and waits for it. */
  terminate(server: ServerProcess): Promise<void>;
  /** The pid that now runs, 0 for none. */
  guard(pid: number): void;
  log(line: string): void;
  logFile: string;
}

export interface Supervision {
  /** The first time that the server died on its own. */
  exited: Promise<Exit>;
  stop(): Promise<void>;
}

/** Keeps a server running that is ready by now: starts it again whenever it ends before `stop`. */
export function supervise(first: ServerProcess, parts: SupervisorParts): Supervision {
  const stopping = new AbortController();
  const died = Promise.withResolvers<Exit>();
  let server = first;
  let stopped: Promise<void> | null = null;

  async function keepRunning(): Promise<void> {
    let deaths: number[] = [];
    while (true) {
      const exit = await server.exited;
      parts.guard(0);
      if (stopping.signal.aborted) return;
      died.resolve(exit);
      const now = Date.now();
      deaths = [...deaths, now].slice(-QUICK_RESTARTS - 1);
      const plan = planRestart(deaths, now);
      parts.log(describe(exit, plan.gaveUp));
      // Not a reason for the process to live on when all else has ended.
      await delay(plan.delay, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
      if (stopping.signal.aborted) return;
      await restart();
    }
  }

  async function restart(): Promise<void> {
    try {
      await parts.clear();
      if (stopping.signal.aborted) return;
      server = parts.launch();
      parts.guard(server.pid);
      await server.ready;
      parts.log('PostgreSQL is running again.');
    } catch (error) {
      // The next round counts it as one more death.
      if (!stopping.signal.aborted) parts.log((error as Error).message);
    }
  }

  function describe(exit: Exit, gaveUp: boolean): string {
    const how = exit.signal ?? `code ${exit.code}`;
    if (!gaveUp) return `PostgreSQL ended on its own (${how}); starting it again.`;
    return `PostgreSQL ended ${QUICK_RESTARTS + 1} times within a minute (${how}). See ${parts.logFile}. It is now tried once in ${SLOW_DELAY / 1000} s only.`;
  }

  const running = keepRunning();
  return {
    exited: died.promise,
    stop() {
      stopped ??= (async () => {
        stopping.abort();
        await parts.terminate(server);
        await running;
      })();
      return stopped;
    },
  };
}
