import { once } from 'node:events';
import { request as ask, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import request from 'supertest';
import { routesOf } from '../test/routes.js';
import { startTestApp, type TestApp } from '../test/test-app.js';

/** What visitors may call; everything else needs the owner's session. */
const PUBLIC = [
  'GET /api/admin/session',
  'POST /api/admin/session',
  'DELETE /api/admin/session',
  'GET /healthz',
  'GET /readyz',
  'GET /metrics',
  'GET /api/config',
  'GET /api/categories',
  'GET /api/stores',
  'GET /api/stores/popular',
  'GET /api/stores/:slug',
  'GET /api/coupons',
  'GET /api/coupons/latest',
  'GET /api/coupons/featured',
  'GET /api/offers',
  'GET /api/search/suggestions',
  'GET /api/blogs',
  'GET /api/blogs/:slug',
  'GET /api/amazon-products',
  'POST /api/newsletter/subscribe',
  'POST /unsubscribe/:token',
  'GET /api/google-ads/status',
  'GET /media/:file',
  'GET /go/:kind/:id',
  'GET /sitemap.xml',
  'GET /robots.txt',
  'GET /feed.xml',
  'GET /api/openapi.json',
  'GET /api/docs',
];

/** Public too, under paths with patterns of their own: parts of the sitemap, files of the docs page. */
const PUBLIC_FILES = /^GET \/(sitemap-|api\/docs\/)/;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const call = (method: string, path: string) =>
  request(app.nest.getHttpServer())[method as 'get'](
    path.replace(/[{}]/g, '').replace(/:\w+/g, '1'),
  );

describe('deny by default', () => {
  it('every route is in the public list or asks for the session', async () => {
    const routes = routesOf(app.nest);
    expect(routes.length).toBeGreaterThan(40);
    for (const route of routes) {
      if (PUBLIC.includes(route) || PUBLIC_FILES.test(route)) continue;
      const [method = '', path = ''] = route.split(' ');
      const { status } = await call(method.toLowerCase(), path);
      expect(`${route} ${status}`).toBe(`${route} 401`);
    }
  });

  it('every public route exists and lets visitors in', async () => {
    const routes = routesOf(app.nest);
    for (const route of PUBLIC) {
      expect(routes).toContain(route);
      const [method = '', path = ''] = route.split(' ');
      const { status } = await call(method.toLowerCase(), path);
      expect(`${route} ${status === 401 ? 'closed' : 'open'}`).toBe(`${route} open`);
    }
  });

  it('no spelling of a path opens it', async () => {
    for (const path of [
      '/api/STORES',
      '/api/stores/',
      '//api/stores',
      '/api/./stores',
      '/api/stores/%31',
      '/API/stores/1',
    ]) {
      const { status } = await call('post', path).send({});
      expect([401, 404]).toContain(status);
      const removed = await call('delete', path);
      expect([401, 404]).toContain(removed.status);
    }
  });

  it('takes a call in letters of any case for what it is', async () => {
    const answer = await call('post', '/API/newsletter/subscribe').send({ email: 'a@b.example' });
    expect(answer.status).toBe(200);
    expect((await call('get', '/API/stores')).headers['cache-control']).toBe('no-cache');
  });

  it('the owner’s view of a public list is closed, however it is asked for', async () => {
    for (const query of [
      'scope=admin',
      'scope=admin&scope=x',
      'scope[]=admin',
      'SCOPE=admin',
      'scope=',
    ]) {
      const { status } = await call('get', `/api/blogs?${query}`);
      expect([400, 401]).toContain(status);
      const head = await request(app.nest.getHttpServer()).head(`/api/blogs?${query}`);
      expect([400, 401]).toContain(head.status);
    }
  });
});

/** Of a call that has a body, but has not sent any of it. */
async function statusBeforeBody(headers: Record<string, string>): Promise<number | undefined> {
  const { port } = (app.nest.getHttpServer() as Server).address() as AddressInfo;
  const asking = ask({
    port,
    method: 'POST',
    path: '/api/stores',
    headers: { 'Content-Type': 'application/json', ...headers },
  });
  asking.flushHeaders();
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  asking.destroy();
  return answer.statusCode;
}

describe('errors', () => {
  it('are problems without an inside', async () => {
    const { body, headers } = await call('get', '/api/nothing-here').expect(404);
    expect(headers['content-type']).toContain('application/problem+json');
    expect(body).toEqual({
      type: 'about:blank',
      title: 'Not Found',
      status: 404,
      detail: 'There is nothing at this address.',
    });
  });

  it.each([
    ['broken JSON', 'application/json', '{"name":', 400, 'not valid JSON'],
    ['another type', 'text/plain', 'name=x', 415, 'application/json'],
    ['in other letters', 'application/json; charset=utf-16', '{"name":"x"}', 415, 'UTF-8'],
    ['in letters of no name', 'application/json; charset=""', '{"name":"x"}', 415, 'UTF-8'],
    ['a form', 'application/x-www-form-urlencoded', 'name=x', 415, 'application/json'],
    [
      'too much',
      'application/json',
      JSON.stringify({ name: 'x'.repeat(70_000) }),
      413,
      'too large',
    ],
  ])('of a body that is %s', async (_what, type, body, status, detail) => {
    const answer = await app.owner.post('/api/categories').set('Content-Type', type).send(body);
    expect(answer.status).toBe(status);
    expect(answer.body.status).toBe(status);
    expect(answer.body.detail).toContain(detail);
    expect(JSON.stringify(answer.body)).not.toMatch(/node_modules|SyntaxError|at \w/);
  });

  it.each([
    ['of a length that only pictures need', { 'Content-Length': '1000000' }],
    ['of a length that nobody knows', { 'Transfer-Encoding': 'chunked' }],
  ])('of a stranger’s body %s, before any of it is there', async (_what, length) => {
    for (const [origin, status] of [
      [{}, 401],
      [{ Origin: 'https://evil.example' }, 403],
    ] as const) {
      expect(await statusBeforeBody({ ...origin, ...length })).toBe(status);
    }
  });

  it('of a body that a read has no use for is about its size only', async () => {
    const body = JSON.stringify({ name: 'x'.repeat(70_000) });
    const answer = await call('get', '/api/stores').type('json').send(body);
    expect(answer.status).toBe(413);
  });

  it('of a compressed body', async () => {
    const answer = await app.owner
      .post('/api/categories')
      .set('Content-Type', 'application/json')
      .set('Content-Encoding', 'gzip')
      .send('{}');
    expect(answer.status).toBe(415);
  });

  it('of broken percent signs in a path', async () => {
    await call('get', '/api/stores/%E0%A4%A').expect(400);
  });
});

describe('every answer', () => {
  it.each(['/api/config', '/healthz', '/api/nothing-here', '/robots.txt'])(
    '%s carries the security headers',
    async (path) => {
      const { headers } = await call('get', path);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['referrer-policy']).toBeDefined();
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      expect(headers['permissions-policy']).toBeDefined();
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers['access-control-allow-origin']).toBeUndefined();
    },
  );
});

describe('readiness', () => {
  it('tells the truth about the schema', async () => {
    expect((await call('get', '/readyz').expect(200)).body).toEqual({ status: 'ok' });
    await app.dataSource.query(
      `INSERT INTO migrations (timestamp, name) VALUES (1, 'FromTheFuture1')`,
    );
    const { headers } = await call('get', '/readyz').expect(503);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await app.dataSource.query(`DELETE FROM migrations WHERE name = 'FromTheFuture1'`);
    await call('get', '/readyz').expect(200);
  });
});
