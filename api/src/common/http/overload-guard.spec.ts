import { once } from 'node:events';
import { createServer, type RequestListener, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { OverloadGuard, wasShed } from './overload-guard.js';
import { putBefore } from './put-before.js';

const HEADERS = new Map([['x-content-type-options', 'nosniff']]);
/** More patience than any test takes, however busy the machine is. */
const LIMITS = { underWay: 2, waiting: 2, patience: 30_000, abandoned: 100, retryAfter: 3 };

let server: Server;
let guard: OverloadGuard;
let limits: typeof LIMITS;
let begun: string[];
let answer: (path: string) => void;

beforeEach(async () => {
  begun = [];
  const finish = new Map<string, () => void>();
  answer = (path) => finish.get(path)?.();
  limits = { ...LIMITS };
  guard = new OverloadGuard(HEADERS, limits);
  const make: RequestListener = (asked, response) => {
    const path = asked.url ?? '';
    begun.push(path);
    finish.set(path, () => response.end('made'));
  };
  server = createServer(make);
  guard.standBefore(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const port = () => (server.address() as AddressInfo).port;
const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port()}${path}`, init);
/** 0 where the test ends before the answer. */
const statusOf = (path: string) =>
  ask(path).then(
    ({ status }) => status,
    () => 0,
  );
/** Resolves when so many were begun and so many wait. */
async function settled(underWay: number, waiting: number): Promise<void> {
  while (guard.underWay !== underWay || guard.waiting !== waiting) await delay(5);
}
async function fill(): Promise<Promise<number>[]> {
  const answers: Promise<number>[] = [];
  for (const [at, path] of ['/1', '/2', '/3', '/4'].entries()) {
    answers.push(statusOf(path));
    await settled(Math.min(at + 1, 2), Math.max(at - 1, 0));
  }
  return answers;
}

describe('OverloadGuard', () => {
  it('works on few at once, and takes who waits in turn', async () => {
    const answers = await fill();
    expect(begun).toEqual(['/1', '/2']);
    answer('/2');
    await settled(2, 1);
    await delay(10);
    expect(begun).toEqual(['/1', '/2', '/3']);
    for (const path of ['/1', '/3']) answer(path);
    await settled(1, 0);
    await delay(10);
    answer('/4');
    expect(await Promise.all(answers)).toEqual([200, 200, 200, 200]);
    expect([guard.underWay, guard.shed]).toEqual([0, 0]);
  });

  it('turns away at once when as many wait as may, saying when to come back', async () => {
    await fill();
    const shed = await ask('/5');
    expect(shed.status).toBe(503);
    expect(shed.headers.get('retry-after')).toBe('3');
    expect(shed.headers.get('cache-control')).toBe('no-store');
    expect(shed.headers.get('x-content-type-options')).toBe('nosniff');
    expect(shed.headers.get('content-type')).toBe('application/problem+json');
    expect(await shed.json()).toMatchObject({ status: 503, title: 'Service Unavailable' });
    const bodied = await ask('/6', { method: 'POST', body: 'x' });
    expect(bodied.status).toBe(503);
    const page = await ask('/7', { headers: { Accept: 'text/html, */*' } });
    expect([page.status, page.headers.get('content-type')]).toEqual([
      503,
      'text/html; charset=utf-8',
    ]);
    expect(await page.text()).toContain('<h1>Too many visitors at once</h1>');
    expect(begun).toEqual(['/1', '/2']);
    expect(guard.shed).toBe(3);
  });

  it('lets nobody wait longer than its patience', async () => {
    limits.patience = 100;
    for (const path of ['/1', '/2']) void statusOf(path);
    await settled(2, 0);
    expect(await Promise.all(['/3', '/4'].map(statusOf))).toEqual([503, 503]);
    expect(begun).toEqual(['/1', '/2']);
    expect(guard.waiting).toBe(0);
  });

  it('forgets who goes while waiting, and keeps the place of work whose caller has gone', async () => {
    await fill();
    const gone = new AbortController();
    answer('/1');
    answer('/2');
    await settled(2, 0);
    const third = ask('/7', { signal: gone.signal }).catch(() => 'gone');
    await settled(2, 1);
    gone.abort();
    expect(await third).toBe('gone');
    await settled(2, 0);
    const socket = connect(port(), '127.0.0.1');
    for (const path of ['/3', '/4']) answer(path);
    await settled(0, 0);
    socket.write('GET /left HTTP/1.1\r\nHost: x\r\n\r\n');
    await settled(1, 0);
    socket.destroy();
    await delay(LIMITS.abandoned / 2);
    expect(guard.underWay).toBe(1);
    await settled(0, 0);
  });

  it('keeps no place for whoever has gone before the work begins, even if it never answers', async () => {
    putBefore(server, (make) => (asked, response) => {
      response.once('close', () => setImmediate(() => make(asked, response)));
    });
    const socket = connect(port(), '127.0.0.1');
    socket.write('GET /left HTTP/1.1\r\nHost: x\r\n\r\n');
    await delay(20);
    socket.destroy();
    await settled(1, 0);
    expect(begun).toEqual(['/left']);
    await settled(0, 0);
  });

  it('gives no place to a body on its way, nor to files and those who look after us', async () => {
    const sending = request({ port: port(), host: '127.0.0.1', method: 'POST', path: '/slow' });
    sending.on('error', () => undefined).write('half');
    while (!begun.includes('/slow')) await delay(5);
    expect(guard.underWay).toBe(0);
    await fill();
    for (const path of ['/healthz', '/readyz', '/assets/a.js']) {
      const answered = statusOf(path);
      while (!begun.includes(path)) await delay(5);
      answer(path);
      expect(await answered).toBe(200);
    }
    sending.destroy();
  });

  it('says of an answer whether it was turned away', async () => {
    const answered: boolean[] = [];
    server.prependListener('request', (_request, response) =>
      response.once('finish', () => answered.push(wasShed(response))),
    );
    const answers = await fill();
    await ask('/5');
    answer('/1');
    await answers[0];
    expect(answered).toEqual([true, false]);
  });
});
