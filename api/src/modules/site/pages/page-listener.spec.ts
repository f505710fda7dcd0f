import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Site } from '@deal-harbor/contracts';
import express from 'express';
import { pageListener } from './page-listener.js';
import { PageReads } from './page-reads.js';

/** Answers each page with the address that the renderer was asked for. */
const site: Site = {
  addressOf: (target) => target,
  render: async (address) => {
    if (address === '/broken') throw new Error('broken');
    return { status: 200, headers: {}, body: address };
  },
};
const data = { readsFor: () => new PageReads(() => Promise.reject(new Error('Nothing to read'))) };
const app = express().use(pageListener(() => site, data));

describe('pageListener', () => {
  let server: Server;
  beforeAll((done) => {
    server = createServer(app).listen(0, '127.0.0.1', done);
  });
  afterAll((done) => {
    server.close(done);
  });

  /** Sends the target as it is, which clients for ordinary use would not. */
  const ask = (method: string, path: string) =>
    new Promise<{ status?: number; allow?: string; body: string }>((resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      request({ port, method, path, agent: false }, async (response) => {
        const { statusCode: status, headers } = response;
        resolve({ status, allow: headers.allow, body: await text(response) });
      })
        .on('error', reject)
        .end();
    });

  it.each([
    ['/stores?search=a', '/stores?search=a'],
    ['http://evil.example/stores?a=//b', '/stores?a=//b'],
    ['HTTP://evil.example', '/'],
    ['http://evil.example?a=1', '/?a=1'],
    ['//evil.example/stores', '/evil.example/stores'],
    ['http://evil.example//other.example/', '/other.example/'],
  ])('takes the target %s for the page %s of the site', async (target, page) => {
    expect(await ask('GET', target)).toMatchObject({ status: 200, body: page });
  });

  it('answers a page where the site throws', async () => {
    const { status, body } = await ask('GET', '/broken');
    expect(status).toBe(500);
    expect(body).toMatch(/^<!doctype html>.*<h1>Something Went Wrong</s);
    expect(body).not.toContain('broken');
    expect(await ask('HEAD', '/broken')).toMatchObject({ status: 500, body: '' });
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])('refuses %s', async (method) => {
    expect(await ask(method, '/')).toEqual({ status: 405, allow: 'GET, HEAD', body: '' });
  });
});
