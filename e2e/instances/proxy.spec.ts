import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'playwright/test';
import { freePort } from '../../scripts/lib/product.mjs';
import { type Nginx, startNginx } from './support/nginx.ts';

const BODY = JSON.stringify({ text: 'x'.repeat(100_000) });
const WRITES: [method: string, body: string | undefined][] = [
  ['POST', '{}'],
  ['POST', BODY],
  ['PUT', '{}'],
  ['PUT', BODY],
  ['DELETE', undefined],
];

let servers: Server[] = [];
let nginx: Nginx;

/** nginx before servers that answer like this; null for one that refuses connections. */
async function before(...listeners: [RequestListener | null, RequestListener | null]) {
  const ports: number[] = [];
  for (const listener of listeners) {
    if (!listener) {
      ports.push(await freePort());
      continue;
    }
    const server = createServer(listener).listen(0, '127.0.0.1');
    await once(server, 'listening');
    servers.push(server);
    ports.push((server.address() as AddressInfo).port);
  }
  nginx = await startNginx([ports[0] as number, ports[1] as number]);
}

test.afterEach(async () => {
  await nginx.stop();
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
  servers = [];
});

const here: RequestListener = async (request, response) => {
  const { length } = await text(request);
  response.end(`${request.method} ${length}`);
};
const send = (method: string, body?: string) =>
  fetch(nginx.origin, { method, ...(body && { body, headers: { 'Content-Type': 'text/json' } }) });

for (const [method, body] of [['GET', undefined], ...WRITES] as typeof WRITES) {
  test(`${method} with ${body?.length ?? 0} bytes goes to the instance that is there`, async () => {
    await before(null, here);
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(method, body)));
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe(`${method} ${body?.length ?? 0}`);
    }
  });
}

for (const [method, body] of WRITES) {
  test(`${method} with ${body?.length ?? 0} bytes is sent once only`, async () => {
    let taken = 0;
    const breakOff = async (request: IncomingMessage) => {
      await text(request);
      taken += 1;
      request.socket.destroy();
    };
    await before(breakOff, breakOff);
    const answer = await send(method, body);
    expect(taken).toBe(1);
    expect(answer.status).toBe(502);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(await answer.json()).toMatchObject({ status: 502 });
  });
}

test('a GET that breaks off is asked again elsewhere', async () => {
  let broken = 0;
  const breakOff = (request: IncomingMessage) => {
    broken += 1;
    request.socket.destroy();
  };
  await before(breakOff, here);
  for (const answer of await Promise.all(Array.from({ length: 6 }, () => send('GET')))) {
    expect(answer.status).toBe(200);
  }
  expect(broken).toBeGreaterThan(0);
});

test('what instances answer goes through as it is', async () => {
  const answers: RequestListener = (request, response) => {
    response.writeHead(Number(request.headers['x-status']), {
      ETag: '"tag-br"',
      'Retry-After': '7',
      'Content-Encoding': 'br',
      Vary: 'Accept-Encoding',
    });
    response.end(request.headers['x-forwarded-for']);
  };
  await before(answers, answers);
  for (const status of ['200', '404', '418', '500', '502', '503']) {
    for (const method of ['GET', 'POST']) {
      const answer = await fetch(nginx.origin, {
        method,
        headers: { 'X-Status': status, 'Accept-Encoding': 'br', 'X-Forwarded-For': '192.0.2.9' },
      });
      expect(answer.status).toBe(Number(status));
      expect(answer.headers.get('etag')).toBe('"tag-br"');
      expect(answer.headers.get('retry-after')).toBe('7');
      expect(answer.headers.get('content-encoding')).toBe('br');
    }
  }
});

test('events are handed on as they come', async () => {
  let finish = () => {};
  const events: RequestListener = (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' });
    response.write('event: phase\n\n');
    finish = () => response.end();
  };
  await before(events, events);
  const { body } = await send('POST', '{}');
  const first = await body?.getReader().read();
  expect(new TextDecoder().decode(first?.value)).toBe('event: phase\n\n');
  finish();
});

test('without any instance it says when to come back', async () => {
  await before(null, null);
  for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
    const answer = await send(method);
    expect({ method, status: answer.status }).toEqual({ method, status: 503 });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }
});
