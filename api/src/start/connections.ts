import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds between two looks for connections that nobody needs any more. */
const SWEEP_EVERY = 50;
/** Milliseconds, after the patience for idle connections, for requests that are still under way. */
const LAST_REQUESTS = 8_000;

/** The connections of a server, which can be let go of without failing a request. */
export class Connections {
  private readonly open = new Set<Socket>();

  constructor(private readonly server: Server) {
    server.on('connection', (socket: Socket) => {
      this.open.add(socket);
      socket.once('close', () => this.open.delete(socket));
    });
  }

  /**
   * Takes no more connections, and ends each of those there are with its next answer. Whoever keeps an idle
   * connection may use it once more: to close it at the moment a request is sent on it would fail that request.
   * Resolves when all are gone or the time is over; what is idle from then on is closed, and in the end all.
   * @param idleFor milliseconds
   */
  async drain(idleFor: number): Promise<void> {
    const { server } = this;
    server.prependListener('request', (_request, response: ServerResponse) => {
      response.shouldKeepAlive = false;
    });
    // The web server's own `close` would end idle connections at once.
    const closed = new Promise<void>((resolve) => {
      NetServer.prototype.close.call(server, () => resolve());
    });
    await Promise.race([closed, delay(idleFor, undefined, { ref: false })]);
    const sweep = setInterval(() => this.closeIdle(), SWEEP_EVERY).unref();
    const last = setTimeout(() => server.closeAllConnections(), LAST_REQUESTS).unref();
    void closed.then(() => {
      clearInterval(sweep);
      clearTimeout(last);
    });
  }

  private closeIdle(): void {
    this.server.closeIdleConnections();
    // Node takes a connection on which nothing was sent yet for a busy one; browsers keep some in reserve.
    for (const socket of this.open) {
      if (socket.bytesRead === 0) socket.destroy();
    }
  }
}
