import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { EmbeddedDatabaseError, USE_DATABASE_URL } from './embedded-database-error.js';
import { readPostmasterPid } from './postmaster-pid.js';
import { commandAs, type Identity } from './run-as.js';
import type { Runtime } from './runtime.js';
import { logSize, readLogFrom, reasonIn } from './server-log.js';
import { type Listening, serverArguments } from './server-settings.js';
import type { StateLayout } from './state-layout.js';

/** How a process ended: `code` or `signal`; neither when it could not be started. */
export interface Exit {
  code: number | null;
  signal: string | null;
}

export interface ServerProcess {
  /** 0 when it could not be started. */
  pid: number;
  /** Resolves when connections are taken; rejects with EmbeddedDatabaseError when it ends before that. */
  ready: Promise<void>;
  exited: Promise<Exit>;
}

export interface ServerPlan {
  layout: StateLayout;
  runtime: Runtime;
  identity: Identity;
  listening: Listening;
  log: (line: string) => void;
}

/** Milliseconds. */
const POLL = 10;
const REPORT_EVERY = 5_000;

/** Starts the server in a session of its own, its output going to the log file. */
export function launchServer(plan: ServerPlan): ServerProcess {
  const { layout, runtime, identity, listening } = plan;
  const logStart = logSize(layout.logFile);
  const command = commandAs(identity, runtime.postgres, serverArguments(layout.cluster, listening));
  // Opened by us: the log may be in a folder that the server's user cannot write.
  const logHandle = openSync(layout.logFile, 'a', 0o600);
  const child = spawn(command.file, command.args, {
    ...command.options,
    cwd: '/',
    detached: true,
    windowsHide: true,
    stdio: ['ignore', logHandle, logHandle],
  });
  closeSync(logHandle);
  child.unref();

  let ended = false;
  const exited = new Promise<Exit>((resolve) => {
    child.once('error', () => resolve({ code: null, signal: null }));
    child.once('exit', (code, signal) => resolve({ code, signal }));
  }).then((exit) => {
    ended = true;
    return exit;
  });
  const pid = child.pid ?? 0;
  const ready = untilReady(plan, pid, logStart, () => ended);
  // Whoever waits hears of it; whoever stops the server meanwhile has no reason to.
  ready.catch(() => {});
  return { pid, ready, exited };
}

async function untilReady(
  { layout, log }: ServerPlan,
  pid: number,
  logStart: number,
  ended: () => boolean,
): Promise<void> {
  const started = Date.now();
  let reported = started;
  // No deadline: after a hard stop of the machine recovery takes as long as it takes.
  while (!isReady(layout, pid)) {
    await delay(POLL);
    if (ended()) throw startFailed(layout, logStart);
    if (Date.now() - reported >= REPORT_EVERY) {
      reported = Date.now();
      log(`PostgreSQL is starting (${Math.round((reported - started) / 1000)} s).`);
    }
  }
}

function isReady(layout: StateLayout, pid: number): boolean {
  const recorded = readPostmasterPid(layout);
  return recorded.pid === pid && recorded.status === 'ready';
}

function startFailed(layout: StateLayout, logStart: number): EmbeddedDatabaseError {
  const reason = reasonIn(readLogFrom(layout.logFile, logStart)) ?? 'it said nothing';
  return new EmbeddedDatabaseError(
    `PostgreSQL did not start: ${reason}. More in ${layout.logFile}. ${USE_DATABASE_URL}`,
  );
}
