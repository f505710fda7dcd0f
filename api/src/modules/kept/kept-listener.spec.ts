import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ContentChanges, Hearing } from './content-changes.js';
import { KeptAnswers } from './kept-answers.js';
import { KeptListener } from './kept-listener.js';
import { sayMadeFrom } from './recording.js';

const { jest } = import.meta;

/** Changes that a test announces itself. */
class Announced {
  hearing: Hearing = 'listening';
  private listener: (tags: string[]) => void = () => undefined;
  /** Announced when somebody waits to have caught up. */
  pending: string[] = [];

  onTags(listener: (tags: string[]) => void): void {
    this.listener = listener;
  }

  announce(...tags: string[]): void {
    this.listener(tags);
  }

  async caughtUp(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, 20));
    this.announce(...this.pending.splice(0));
  }
}

let server: Server;
let changes: Announced;
let made: number;
let status: number;
let gate: Promise<void>;
let views: number[];

const make: RequestListener = async (request, response) => {
  if (request.method === 'POST') {
    if (status === 200) changes.pending.push('coupons');
    response.statusCode = status;
    response.end('written');
    return;
  }
  const number = ++made;
  await gate;
  response.statusCode = status;
  if (request.url !== '/private') sayMadeFrom(response, { tags: ['coupons'], viewed: 7 });
  response.setHeader('Content-Type', 'text/plain');
  response.setHeader('X-Request-Id', `request ${number}`);
  response.write(`made ${number} `);
  response.end('x'.repeat(5_000));
};

beforeEach(async () => {
  changes = new Announced();
  made = 0;
  status = 200;
  gate = Promise.resolve();
  views = [];
  const { listen } = new KeptListener({
    answers: new KeptAnswers(),
    changes: changes as unknown as ContentChanges,
    make,
    keyOf: (target) => target.replace(/\?utm.*/, ''),
    onView: (post) => views.push(post),
  });
  server = createServer(listen).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  jest.restoreAllMocks();
  server.closeAllConnections();
  server.close();
});

const ask = (path: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init);
const numberAt = async (path: string) => {
  const text = await (await ask(path)).text();
  return Number(/made (\d+)/.exec(text)?.[1]);
};

describe('KeptListener', () => {
  it('makes an answer once, for every address of the same', async () => {
    expect(await numberAt('/a')).toBe(1);
    expect(await numberAt('/a')).toBe(1);
    expect(await numberAt('/a?utm_source=letter')).toBe(1);
    expect(await numberAt('/b')).toBe(2);
  });

  it('makes what many ask for at once one time', async () => {
    let open = () => {};
    gate = new Promise((resolve) => {
      open = resolve;
    });
    const asked = Array.from({ length: 20 }, () => numberAt('/a'));
    setTimeout(() => open(), 50);
    expect(new Set(await Promise.all(asked))).toEqual(new Set([1]));
  });

  it('goes on making for the others, and keeps it, when whoever asked first has gone', async () => {
    let open = () => {};
    gate = new Promise((resolve) => {
      open = resolve;
    });
    let [asked, left] = [0, 0];
    server.prependListener('request', (_request, response) => {
      asked++;
      response.once('close', () => left++);
    });
    const gone = new AbortController();
    const first = ask('/a', { signal: gone.signal }).catch(() => null);
    while (made === 0) await new Promise((resolve) => setImmediate(resolve));
    const second = numberAt('/a');
    while (asked < 2) await new Promise((resolve) => setImmediate(resolve));
    gone.abort();
    while (left === 0) await new Promise((resolve) => setImmediate(resolve));
    open();
    expect([await first, await second, await numberAt('/a')]).toEqual([null, 1, 1]);
  });

  it('has each ask for itself when the answer may not be kept', async () => {
    const numbers = await Promise.all([1, 2, 3].map(() => numberAt('/private')));
    expect(new Set(numbers).size).toBe(3);
  });

  it('answers each client in its encoding, and 304 to who has the very body', async () => {
    const fresh = await ask('/a', { headers: { 'Accept-Encoding': 'br' } });
    expect(fresh.headers.get('content-encoding')).toBe('br');
    expect(fresh.headers.get('vary')).toBe('Accept-Encoding');
    expect(fresh.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=5');
    expect(fresh.headers.get('x-request-id')).toBe('request 1');
    expect(await fresh.text()).toMatch(/^made 1 x{5000}$/);
    const etag = fresh.headers.get('etag') as string;
    const again = await ask('/a', { headers: { 'Accept-Encoding': 'br', 'If-None-Match': etag } });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    expect(again.headers.get('x-request-id')).toBeNull();
    const plain = await ask('/a', {
      headers: { 'Accept-Encoding': 'identity', 'If-None-Match': etag },
    });
    expect([plain.status, plain.headers.get('content-length')]).toEqual([200, '5007']);
    const old = await ask('/a', { headers: { 'Accept-Encoding': 'gzip' } });
    expect(old.headers.get('content-encoding')).toBe('gzip');
    expect(await old.text()).toMatch(/^made 1 x{5000}$/);
    expect(await plain.text()).toMatch(/^made 1 x{5000}$/);
    const head = await ask('/a', { method: 'HEAD', headers: { 'Accept-Encoding': 'identity' } });
    expect([head.headers.get('content-length'), await head.text()]).toEqual(['5007', '']);
    expect(made).toBe(1);
  });

  it('answers nothing from before a change', async () => {
    await numberAt('/a');
    changes.announce('products');
    expect(await numberAt('/a')).toBe(1);
    changes.announce('coupons');
    expect(await numberAt('/a')).toBe(2);
  });

  it('lets nobody join what was begun before a change', async () => {
    let open = () => {};
    gate = new Promise((resolve) => {
      open = resolve;
    });
    const before = numberAt('/a');
    while (made === 0) await new Promise((resolve) => setImmediate(resolve));
    changes.announce('coupons');
    const after = numberAt('/a');
    while (made === 1) await new Promise((resolve) => setImmediate(resolve));
    open();
    expect(await Promise.all([before, after])).toEqual([1, 2]);
    expect(await numberAt('/a')).toBe(2);
  });

  it('answers no read after a write before the write was heard of', async () => {
    await numberAt('/a');
    await ask('/a', { method: 'POST' });
    expect(await numberAt('/a')).toBe(2);
  });

  it('keeps no error', async () => {
    status = 404;
    expect(await numberAt('/a')).toBe(1);
    expect(await numberAt('/a')).toBe(2);
  });

  it('answers from memory while the database is away, whatever the time', async () => {
    await numberAt('/a');
    changes.hearing = 'away';
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 7 * 86_400_000);
    expect(await numberAt('/a')).toBe(1);
  });

  it('asks again after a second while it is deaf, and shows the last known when that fails', async () => {
    await numberAt('/a');
    changes.hearing = 'deaf';
    expect(await numberAt('/a')).toBe(1);
    const later = Date.now() + 2_000;
    jest.spyOn(Date, 'now').mockImplementation(() => later);
    status = 503;
    expect(await numberAt('/a')).toBe(1);
    expect(made).toBe(2);
    status = 200;
    expect(await numberAt('/a')).toBe(3);
  });

  it('takes nothing as known after a write that it could not hear of', async () => {
    await numberAt('/a');
    changes.hearing = 'deaf';
    await ask('/a', { method: 'POST' });
    expect(await numberAt('/a')).toBe(2);
  });

  it('shows what was known before such a write when nothing better can be had', async () => {
    await numberAt('/a');
    changes.hearing = 'deaf';
    jest.spyOn(changes, 'caughtUp').mockResolvedValue();
    await ask('/a', { method: 'POST' });
    changes.hearing = 'away';
    status = 503;
    expect(await numberAt('/a')).toBe(1);
    expect(made).toBe(2);
    status = 200;
    expect(await numberAt('/a')).toBe(3);
  });

  it('keeps what it has when a write fails because the database is away', async () => {
    await numberAt('/a');
    changes.hearing = 'away';
    status = 503;
    await ask('/a', { method: 'POST' });
    expect(await numberAt('/a')).toBe(1);
  });

  it('makes everything anew on a new day', async () => {
    const noon = Date.UTC(2026, 10, 21, 23, 59, 0);
    const now = jest.spyOn(Date, 'now').mockReturnValue(noon);
    await numberAt('/a');
    now.mockReturnValue(noon + 59_999);
    expect(await numberAt('/a')).toBe(1);
    now.mockReturnValue(noon + 60_000);
    expect(await numberAt('/a')).toBe(2);
  });

  it('tells of views of what it answers from memory', async () => {
    await numberAt('/a');
    expect(views).toEqual([]);
    await numberAt('/a');
    await ask('/a', { method: 'HEAD' });
    expect(views).toEqual([7]);
  });
});
