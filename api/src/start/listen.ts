import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer } from 'node:net';
import type { Env } from '../config/env.js';
import { Connections } from './connections.js';
import { StartError } from './start-error.js';

interface ListenError extends Error {
  code?: string;
}

type Address = Pick<Env, 'port' | 'host'>;

function refusal({ code, message }: ListenError, { host, port }: Address): StartError {
  if (code === 'EADDRINUSE')
    return new StartError(`PORT ${port} is in use: stop what uses it, or choose another PORT.`);
  if (code === 'EACCES')
    return new StartError(`PORT ${port} needs rights that this user lacks: choose one above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new StartError(`HOST ${host} is no address of this machine.`);
  }
  return new StartError(`Cannot listen on ${host}:${port} (${code ?? message}).`);
}

/** Finds out before any long work whether the address can be had. @throws StartError */
export function checkAddress(env: Env): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: ListenError) => reject(refusal(error, env)));
    probe.listen(env.port, env.host, () => probe.close(() => resolve()));
  });
}

/** Longer than proxies keep their connections (60 s): whoever closes first must not be us, in mid-request. */
const KEEP_ALIVE_MS = 65_000;
/** For the headers of a request, counted from the connection's first moment; idle ones go by it too. */
const HEADERS_MS = 20_000;
/** For a whole request: 1.5 MiB on a slow telephone's line. */
const REQUEST_MS = 120_000;
/** Milliseconds between two looks for connections that are late. */
const LOOK_EVERY = 5_000;
/** Each takes some kilobytes and a file handle; others are turned away by the system's own means. */
const MOST_CONNECTIONS = 16_000;

/**
 * Connections that wait to be accepted; the system may allow fewer. Whoever comes when there are more is not heard, and
 * calls again after seconds only.
 */
const BACKLOG = 4_096;

/** @throws StartError when somebody took the address meanwhile */
export async function listen(
  app: { getHttpServer(): Server },
  { port, host }: Address,
): Promise<Connections> {
  const server = app.getHttpServer();
  const connections = new Connections(server);
  Object.assign(server, {
    keepAliveTimeout: KEEP_ALIVE_MS,
    headersTimeout: HEADERS_MS,
    requestTimeout: REQUEST_MS,
    connectionsCheckingInterval: LOOK_EVERY,
    maxConnections: MOST_CONNECTIONS,
  });
  try {
    server.listen({ port, host, backlog: BACKLOG });
    await once(server, 'listening');
    return connections;
  } catch (error) {
    throw refusal(error as ListenError, { port, host });
  }
}
