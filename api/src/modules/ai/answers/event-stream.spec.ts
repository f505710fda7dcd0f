import { once } from 'node:events';
import { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Response } from 'express';
import { EventStream } from './event-stream.js';

const { jest } = import.meta;

/** What a reader gets of a stream that is used in this way. */
async function streamed(use: (stream: EventStream, response: Response) => void): Promise<string> {
  const server = express()
    .get('/', (_, response) => use(new EventStream(response), response))
    .listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    return await (await fetch(`http://127.0.0.1:${port}/`)).text();
  } finally {
    server.close();
  }
}

describe('EventStream', () => {
  afterEach(() => jest.useRealTimers());

  it('writes each event under its name, in one line of data', async () => {
    const text = await streamed((stream) => {
      stream.send({ type: 'text', text: 'a\n\nevent: result\u2028"' });
      stream.end({ type: 'phase', phase: 'asking' });
    });
    expect(text).toBe(
      'event: text\ndata: {"text":"a\\n\\nevent: result\u2028\\""}\n\n' +
        'event: phase\ndata: {"phase":"asking"}\n\n',
    );
  });

  it('begins with its first event', async () => {
    await streamed((stream, response) => {
      expect([stream.begun, response.headersSent]).toEqual([false, false]);
      stream.end({ type: 'phase', phase: 'asking' });
      expect([stream.begun, response.headersSent]).toEqual([true, true]);
    });
  });

  it('pings every ten seconds, until its end', async () => {
    jest.useFakeTimers({ doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask'] });
    const text = await streamed((stream) => {
      stream.send({ type: 'phase', phase: 'asking' });
      jest.advanceTimersByTime(25_000);
      stream.end({ type: 'phase', phase: 'storing' });
    });
    expect(text.match(/: ping\n\n/g)).toHaveLength(2);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('says nothing more to a reader that has gone', async () => {
    const write = jest.spyOn(ServerResponse.prototype, 'write');
    await streamed((stream, response) => {
      response.end();
      write.mockClear();
      stream.send({ type: 'text', text: 'late' });
      expect(write).not.toHaveBeenCalled();
    }).finally(() => write.mockRestore());
  });
});
