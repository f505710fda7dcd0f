import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { EmbeddedDatabaseError } from './embedded-database-error.js';
import { postmasterPidFile, readPostmasterPid } from './postmaster-pid.js';
import { type Identity, signalAs } from './run-as.js';
import { type FoundProcess, findServerProcesses } from './server-processes.js';
import { type StateLayout, socketFile } from './state-layout.js';

/** Milliseconds. */
const FAST_STOP = 20_000;
const IMMEDIATE_STOP = 5_000;
const POLL = 20;

/** Whom to ask first: a server ends its own children, but children without their server end only by SIGQUIT. */
export function firstSignal(
  found: readonly FoundProcess[],
  recorded: number | null,
): { pids: number[]; signal: 'SIGINT' | 'SIGQUIT' } {
  const server = found.find(({ pid }) => pid === recorded);
  if (server) return { pids: [server.pid], signal: 'SIGINT' };
  return { pids: found.map(({ pid }) => pid), signal: 'SIGQUIT' };
}

/**
 * Makes the folder free for a new server: stops whatever an earlier run left behind, then drops the files that
 * would make PostgreSQL refuse. They name a pid, which may by now be a zombie's or another program's, so they are
 * dropped only after nobody was found.
 * @throws EmbeddedDatabaseError when somebody works in the folder who cannot be stopped or seen
 */
export async function clearLeftovers(
  layout: StateLayout,
  socketDir: string,
  identity: Identity,
  log: (line: string) => void,
): Promise<void> {
  const { pid: recorded } = readPostmasterPid(layout);
  const find = () => findServerProcesses([layout.cluster, layout.clusterDraft], identity, recorded);

  const found = find();
  if (found.length > 0) {
    log(
      `Stopping a PostgreSQL that was left behind (process ${found.map(({ pid }) => pid).join(', ')}).`,
    );
    const { pids, signal } = firstSignal(found, recorded);
    for (const pid of pids) signalAs(identity, pid, signal);
    if (!(await goneWithin(find, signal === 'SIGINT' ? FAST_STOP : IMMEDIATE_STOP))) {
      for (const { pid } of find()) signalAs(identity, pid, 'SIGQUIT');
      if (!(await goneWithin(find, IMMEDIATE_STOP))) throw stillInUse(layout, find());
    }
  }
  const socket = socketFile(socketDir);
  if (await answers(socket)) throw stillInUse(layout, []);
  for (const file of [postmasterPidFile(layout), socket, `${socket}.lock`]) {
    rmSync(file, { force: true });
  }
}

async function goneWithin(find: () => FoundProcess[], milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (find().length > 0) {
    if (Date.now() > deadline) return false;
    await delay(POLL);
  }
  return true;
}

/** A server of another container on the same volume is in no /proc of ours, but its socket answers. */
function answers(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(socket);
    probe.once('connect', () => {
      probe.destroy();
      resolve(true);
    });
    probe.once('error', () => resolve(false));
  });
}

function stillInUse(layout: StateLayout, found: readonly FoundProcess[]): EmbeddedDatabaseError {
  const who = found.length > 0 ? `process ${found.map(({ pid }) => pid).join(', ')}` : 'elsewhere';
  return new EmbeddedDatabaseError(
    `Another PostgreSQL (${who}) still works in ${layout.cluster}. Stop it first, or choose another folder with DATA_DIR.`,
  );
}
