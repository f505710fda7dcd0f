import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** How many connections are begun at once. */
const AT_ONCE = 200;

/** Opens connections that each say something at first and then a little now and then, for as long as they may. */
export class Sockets {
  readonly all: Socket[] = [];
  private readonly port: number;
  private timer: NodeJS.Timeout | undefined;

  constructor(port: number) {
    this.port = port;
  }

  async open(count: number, first: string): Promise<void> {
    for (let opened = 0; opened < count; opened += AT_ONCE) {
      const some = Array.from({ length: Math.min(AT_ONCE, count - opened) }, () => this.one(first));
      this.all.push(...(await Promise.all(some)));
    }
  }

  /** Sends this on each of them every so many milliseconds. */
  drip(text: string, every: number): void {
    this.timer = setInterval(() => {
      for (const socket of this.all) if (socket.writable) socket.write(text);
    }, every);
  }

  /** Those that the server has not closed. */
  get stillOpen(): number {
    return this.all.filter((socket) => !socket.closed).length;
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    for (const socket of this.all) socket.destroy();
    await delay(50);
  }

  private one(first: string): Promise<Socket> {
    return new Promise((resolve, reject) => {
      const socket = connect({ port: this.port, host: '127.0.0.1' }, () => {
        socket.off('error', reject).on('error', () => undefined);
        if (first) socket.write(first);
        resolve(socket);
      });
      socket.once('error', reject).resume();
    });
  }
}
