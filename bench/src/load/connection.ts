import { connect, type Socket } from 'node:net';

const END_OF_HEAD = Buffer.from('\r\n\r\n');
const NOTHING = Buffer.alloc(0);
const READ_BUFFER = 256 * 1024;
const STATUS = /^HTTP\/1\.1 (\d{3})/;
const LENGTH = /\r\ncontent-length: *(\d+)/i;

/**
 * One kept-alive connection, one request at a time. It reads no more of an answer than its status and length:
 * whoever measures a server must need less of the processor than the server does.
 */
export class Connection {
  private readonly socket: Socket;
  private head = NOTHING;
  /** Bytes of the body still to come; null while the head is being read. */
  private left: number | null = null;
  private settle: { done: () => void; failed: (error: Error) => void } | null = null;

  constructor(port: number) {
    const buffer = Buffer.allocUnsafe(READ_BUFFER);
    const callback = (bytes: number) => {
      this.read(buffer.subarray(0, bytes));
      return true;
    };
    this.socket = connect({ port, host: '127.0.0.1', noDelay: true, onread: { buffer, callback } });
    this.socket.on('error', (error) => this.fail(error));
    this.socket.on('close', () => this.fail(new Error('The server closed a connection.')));
  }

  /** @throws Error for another status than 200, and for an answer that does not say its length */
  ask(request: Buffer): Promise<void> {
    return new Promise((done, failed) => {
      this.settle = { done, failed };
      this.socket.write(request);
    });
  }

  close(): void {
    this.settle = null;
    this.socket.destroy();
  }

  private read(bytes: Buffer): void {
    if (this.left !== null) {
      this.count(bytes.length);
      return;
    }
    const seen = this.head.length > 0 ? Buffer.concat([this.head, bytes]) : bytes;
    const end = seen.indexOf(END_OF_HEAD);
    if (end < 0) {
      this.head = Buffer.from(seen);
      return;
    }
    this.head = NOTHING;
    const head = seen.toString('latin1', 0, end);
    const [status, length] = [STATUS.exec(head)?.[1], LENGTH.exec(head)?.[1]];
    if (status !== '200' || length === undefined) {
      this.fail(new Error(`Not an answer to measure: ${head.slice(0, 200)}`));
      return;
    }
    this.left = Number(length);
    this.count(seen.length - end - END_OF_HEAD.length);
  }

  private count(bytes: number): void {
    this.left = (this.left as number) - bytes;
    if (this.left > 0) return;
    this.left = null;
    const { settle } = this;
    this.settle = null;
    settle?.done();
  }

  private fail(error: Error): void {
    const { settle } = this;
    this.settle = null;
    settle?.failed(error);
  }
}
