import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answering } from '../process/helper.ts';
import type { Captured } from './captured.ts';

let body = Buffer.alloc(0);
let headers: string[] = [];

/** As little as a server in Node can do: one ready answer, whatever is asked. */
const server = createServer((_request, response) => {
  response.writeHead(200, headers).end(body);
}).listen(0, '127.0.0.1');
const listening = once(server, 'listening');

answering<Captured, number>(async (captured) => {
  await listening;
  body = Buffer.from(captured.body, 'base64');
  headers = captured.headers;
  server.keepAliveTimeout = (captured.keepAlive ?? 5) * 1000;
  return (server.address() as AddressInfo).port;
});
