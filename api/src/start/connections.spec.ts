import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Connections } from './connections.js';

const ASK = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
const PATIENCE = 300;

describe('Connections.drain', () => {
  let server: Server;
  let connections: Connections;
  let answer: (response: ServerResponse) => void;

  beforeEach(async () => {
    answer = (response) => response.end('here');
    server = createServer((_request, response) => answer(response));
    connections = new Connections(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(() => server.closeAllConnections());

  const open = async (): Promise<Socket> => {
    const { port } = server.address() as AddressInfo;
    const socket = connect({ port, host: '127.0.0.1' }).setEncoding('utf8');
    await once(socket, 'connect');
    return socket;
  };
  const ask = async (socket: Socket): Promise<string> => {
    socket.write(ASK);
    const [text] = await once(socket, 'data');
    return text;
  };

  it('finishes what is under way and takes nothing new', async () => {
    const asked = once(server, 'request');
    answer = () => undefined;
    const socket = await open();
    socket.write(ASK);
    const [, response] = (await asked) as [unknown, ServerResponse];
    const { port } = server.address() as AddressInfo;
    const drained = connections.drain(PATIENCE);
    const [refusal] = await once(connect({ port, host: '127.0.0.1' }), 'error');
    expect(refusal).toMatchObject({ code: 'ECONNREFUSED' });
    response.end('whole');
    const [text] = await once(socket, 'data');
    expect(text).toContain('whole');
    await drained;
  });

  it('answers once more on a connection that somebody kept, and ends it with that', async () => {
    const socket = await open();
    expect(await ask(socket)).toContain('Connection: keep-alive');
    const began = performance.now();
    const drained = connections.drain(60_000);
    await delay(50);
    const ended = once(socket, 'end');
    expect(await ask(socket)).toContain('Connection: close');
    await ended;
    await drained;
    expect(performance.now() - began).toBeLessThan(30_000);
  });

  it('closes what nobody uses when its patience is over', async () => {
    const idle = await open();
    await ask(idle);
    const silent = await open();
    const ends = [idle, silent].map((socket) => once(socket, 'close'));
    const drained = connections.drain(PATIENCE);
    await delay(PATIENCE / 3);
    expect(server.listening).toBe(false);
    expect([idle.destroyed, silent.destroyed]).toEqual([false, false]);
    for (const socket of [idle, silent]) socket.resume();
    await drained;
    await Promise.all(ends);
  });
});
