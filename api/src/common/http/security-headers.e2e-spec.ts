import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import request from 'supertest';
import { addStore } from '../../../test/factories.js';
import { startTestApp, type TestApp, type TestInstance } from '../../../test/test-app.js';
import { mountBuiltSite } from '../../modules/site/pages/mount-site.js';

/** A site of one page, which fails at one address. */
const BUNDLE = `
  const headers = { 'Content-Type': 'text/html', 'Content-Security-Policy': "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'" };
  export const createSite = () => ({
    addressOf: (target) => target,
    async render(address, read) {
      if (address === '/broken') throw new Error('broken');
      if (address === '/old') return { status: 301, headers: { ...headers, Location: '/' }, body: '' };
      await read('/api/config');
      return { status: address === '/' ? 200 : 404, headers, body: '<p>page' };
    },
  });`;

let app: TestApp;
let site: TestInstance;
let folder: string;
let shop: number;

beforeAll(async () => {
  app = await startTestApp({ SITE_URL: 'https://deals.example' }, { keepAnswers: true });
  folder = await mkdtemp(join(tmpdir(), 'deal-harbor-site-'));
  await mkdir(join(folder, 'client/assets'), { recursive: true });
  await mkdir(join(folder, 'server'));
  await writeFile(join(folder, 'client/assets/app-1.js'), 'export {};');
  await writeFile(join(folder, 'server/package.json'), '{"type":"module"}');
  await writeFile(join(folder, 'server/app.js'), BUNDLE);
  site = await app.startInstance({
    keepAnswers: true,
    mountSite: (nest) => mountBuiltSite(nest, app.env, folder),
  });
  shop = await addStore(app.dataSource, { website: 'https://shop.example/' });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const port = () => ((site.nest.getHttpServer() as Server).address() as AddressInfo).port;
const get = (path: string) => request(site.nest.getHttpServer()).get(path);

/** Sends the bytes as they are. @returns status and headers of the one answer */
async function sendRaw(
  bytes: string,
): Promise<{ status: number; headers: Record<string, string> }> {
  const socket = connect(port(), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(bytes);
  const [head = ''] = (await text(socket)).split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const [name = '', ...value] = line.split(':');
    return [name.toLowerCase(), value.join(':').trim()];
  });
  return { status: Number(first.split(' ')[1]), headers: Object.fromEntries(headers) };
}

function expectSealed(headers: Record<string, string | undefined>): void {
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringMatching(/default-src '(none|self)'/),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': expect.stringMatching(/^(same|cross)-origin$/),
    'permissions-policy': expect.stringContaining('camera=()'),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': expect.stringMatching(/^max-age=\d{8}; includeSubDomains$/),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
  expect(headers['content-security-policy']).not.toMatch(/unsafe-(inline|eval)/);
  expect(headers['x-powered-by']).toBeUndefined();
  expect(headers.server).toBeUndefined();
  expect(headers['access-control-allow-origin']).toBeUndefined();
}

describe('every answer carries the security headers', () => {
  it.each([
    ['JSON', '/api/config', 200],
    ['a health check', '/healthz', 200],
    ['a file of ours', '/robots.txt', 200],
    ['a built file', '/assets/app-1.js', 200],
    ['a page', '/', 200],
    ['a page that moved', '/old', 301],
    ['a page that is not there', '/nothing', 404],
    ['a page that cannot be made', '/broken', 500],
    ['a picture that is not there', '/media/nothing.webp', 404],
    ['an unknown call', '/api/nothing', 404],
    ['a closed call', '/api/admin/overview', 401],
    ['a refused query', '/api/stores?limit=x', 400],
    ['broken percent signs', '/api/stores/%E0%A4%A', 400],
  ])('%s', async (_what, path, status) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expectSealed(answer.headers);
  });

  it('a way to a shop', async () => {
    const answer = await get(`/go/store/${shop}`).redirects(0);
    expect(answer.status).toBe(302);
    expectSealed(answer.headers);
  });

  it.each(['/', '/api/stores'])('kept, whole or as a 304, or its head alone: %s', async (path) => {
    await get(path);
    const kept = await get(path);
    expect(kept.headers['x-request-id']).toBeUndefined();
    expectSealed(kept.headers);
    const same = await get(path).set('If-None-Match', String(kept.headers.etag));
    expect(same.status).toBe(304);
    expectSealed(same.headers);
    expectSealed((await request(site.nest.getHttpServer()).head(path)).headers);
  });

  it.each([
    ['too large', 413, 'application/json', JSON.stringify({ email: 'x'.repeat(70_000) })],
    ['of another type', 415, 'text/plain', 'email'],
    ['broken', 400, 'application/json', '{'],
  ])('a body that is %s', async (_what, status, type, body) => {
    const call = request(site.nest.getHttpServer()).post('/api/newsletter/subscribe');
    const answer = await call.set('Content-Type', type).send(body);
    expect(answer.status).toBe(status);
    expectSealed(answer.headers);
  });

  it.each([
    ['no HTTP', 'HELLO\r\n\r\n', 400],
    ['a header without a name', 'GET / HTTP/1.1\r\nHost: x\r\n: y\r\n\r\n', 400],
    ['too many headers', `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: x\r\nhost: y\r\n\r\n', 400],
    ['an unknown expectation', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: tea\r\n\r\n', 417],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
      400,
    ],
  ])('%s', async (_what, bytes, status) => {
    const answer = await sendRaw(bytes);
    expect(answer.status).toBe(status);
    expectSealed(answer.headers);
    expect(answer.headers).toMatchObject({ connection: 'close', 'content-length': '0' });
  });

  it('what comes after a broken request is not answered', async () => {
    const twice = 'HELLO\r\n\r\nGET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';
    expect((await sendRaw(twice)).status).toBe(400);
  });
});
