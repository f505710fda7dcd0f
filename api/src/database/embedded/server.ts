import { openCluster } from './cluster.js';
import { ensureFolder } from './folders.js';
import { clearLeftovers } from './orphans.js';
import type { PlatformPackage } from './platform-package.js';
import { type Connection, provision } from './provision.js';
import type { Identity } from './run-as.js';
import { prepareRuntime, type Runtime } from './runtime.js';
import { rotateLog } from './server-log.js';
import { type Exit, launchServer, type ServerProcess } from './server-process.js';
import type { Listening } from './server-settings.js';
import { openSocketFolder } from './socket-folder.js';
import { SOCKET_PORT, type StateLayout } from './state-layout.js';
import { supervise } from './supervisor.js';
import { terminate } from './termination.js';
import { startWatcher } from './watcher.js';
import { freePort, stopByPgCtl } from './windows.js';

export interface RunningServer {
  connection: Connection;
  exited: Promise<Exit>;
  stop(): Promise<void>;
}

/** Milliseconds. */
const LOG_CHECK = 60_000;

/**
 * Brings up the server in a state folder that this process holds the lock of, and keeps it up.
 * @throws EmbeddedDatabaseError with one line for the owner
 */
export async function startServer(
  layout: StateLayout,
  identity: Identity,
  source: PlatformPackage,
  log: (line: string) => void,
): Promise<RunningServer> {
  const runtime = prepareRuntime(source, layout, identity, log);
  const listening = await openListening(layout, identity);
  const clear = () => clearFolder(layout, listening, identity, runtime, log);
  await clear();
  const passwords = await openCluster(layout, runtime, identity, log);

  ensureFolder(layout.logDir, 0o700);
  rotateLog(layout.logFile);
  const launch = () => launchServer({ layout, runtime, identity, listening, log });
  const end = (server: ServerProcess) => endServer(server, layout, identity, runtime);
  const watcher = startWatcher(identity);
  const server = launch();
  watcher.guard(server.pid);
  try {
    await server.ready;
    const connection = await provision(addressOf(listening), passwords, layout.passwords);
    const { guard } = watcher;
    const parts = { launch, clear, terminate: end, guard, log, logFile: layout.logFile };
    const supervision = supervise(server, parts);
    const rotation = setInterval(() => rotateLog(layout.logFile), LOG_CHECK).unref();
    const stop = async () => {
      clearInterval(rotation);
      await supervision.stop();
      watcher.release();
    };
    return { connection, exited: supervision.exited, stop };
  } catch (error) {
    await end(server);
    watcher.release();
    throw error;
  }
}

async function openListening(layout: StateLayout, identity: Identity): Promise<Listening> {
  if (process.platform === 'win32') return { port: await freePort() };
  return { socketDir: openSocketFolder(layout, identity) };
}

function addressOf(listening: Listening): { host: string; port: number } {
  if ('port' in listening) return { host: '127.0.0.1', port: listening.port };
  return { host: listening.socketDir, port: SOCKET_PORT };
}

async function clearFolder(
  layout: StateLayout,
  listening: Listening,
  identity: Identity,
  runtime: Runtime,
  log: (line: string) => void,
): Promise<void> {
  if ('socketDir' in listening) await clearLeftovers(layout, listening.socketDir, identity, log);
  else stopByPgCtl(runtime.pgCtl, layout.cluster, 20);
}

async function endServer(
  server: ServerProcess,
  layout: StateLayout,
  identity: Identity,
  runtime: Runtime,
): Promise<void> {
  if (process.platform === 'win32') stopByPgCtl(runtime.pgCtl, layout.cluster, 20);
  await terminate(server, identity);
}
