import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Connection } from './connection.ts';

let server: Server;
let asked: string[];
let socket: Socket | undefined;
/** What goes out for the next request, piece by piece. */
let pieces: string[];
let connection: Connection;

async function answer(): Promise<void> {
  for (const piece of pieces) {
    socket?.write(piece);
    await delay(5);
  }
}

beforeEach(async () => {
  asked = [];
  server = createServer({ noDelay: true }, (accepted) => {
    socket = accepted.on('data', (request) => {
      asked.push(String(request));
      void answer();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  connection = new Connection((server.address() as AddressInfo).port);
});
afterEach(() => {
  connection.close();
  server.close();
});

const ask = (name: string) => connection.ask(Buffer.from(name));

it.each([
  [['HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello']],
  [['HTTP/1.1 200 OK\r\nConte', 'nt-Length: 5\r\n\r', '\nhello']],
  [['HTTP/1.1 200 OK\r\ncontent-length:5\r\n\r\n', 'he', 'llo']],
  [['HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n']],
])('reads one answer after the other: %j', async (answers) => {
  pieces = answers;
  await ask('first');
  await ask('second');
  expect(asked).toEqual(['first', 'second']);
});

it.each([
  ['HTTP/1.1 404 Not Found\r\nContent-Length: 5\r\n\r\nhello'],
  ['HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n'],
])('refuses to measure %j', async (text) => {
  pieces = [text];
  await expect(ask('first')).rejects.toThrow('Not an answer to measure');
});

it('tells when the server closes the connection', async () => {
  pieces = ['HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhe'];
  const answered = ask('first');
  while (asked.length === 0) await delay(1);
  socket?.destroy();
  await expect(answered).rejects.toThrow('closed a connection');
});
