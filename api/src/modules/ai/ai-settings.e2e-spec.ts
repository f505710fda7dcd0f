import { LIMITS } from '@deal-harbor/contracts';
import { type OpenAiServer, openAiAnswers, startOpenAiServer } from '@deal-harbor/test-servers';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { KeyBox } from '../../common/key-box.js';
import { AI_TIMES, type AiTimes } from './provider/ai-times.js';

const PATH = '/api/ai/settings';
const KEY = 'sk-settings-0123456789abcdef';
const FIRST = {
  configured: false,
  problem: expect.stringContaining('OPENAI_API_KEY'),
  keySource: null,
  baseUrl: null,
  model: 'gpt-5-mini',
  fromEnvironment: [],
  version: 1,
};

/** All that the API answered to the owner, and logged. */
let shown: string[];
let server: OpenAiServer;
beforeAll(async () => {
  server = await startOpenAiServer();
});
beforeEach(() => {
  server.reset();
  shown = [];
});
afterEach(() => {
  for (const text of shown) expect(text).not.toContain(KEY);
});
afterAll(() => server.close());

function keepLog(app: TestApp): void {
  const keep = (...line: unknown[]) => {
    const plain = line.map((part) => (part instanceof Error ? [part.stack, part.cause] : part));
    shown.push(JSON.stringify([line, plain]));
  };
  app.nest.useLogger({ log: keep, warn: keep, error: keep, debug: keep, verbose: keep });
}

async function seen<T extends { text: string; headers: object }>(call: PromiseLike<T>): Promise<T> {
  const answer = await call;
  shown.push(answer.text, JSON.stringify(answer.headers));
  return answer;
}

const read = async (app: TestApp) => (await seen(app.owner.get(PATH).expect(200))).body;
const put = (app: TestApp, change: object, status = 200) =>
  seen(app.owner.put(PATH).send(change).expect(status)).then(({ body }) => body);
const ask = (app: TestApp, status = 200) => seen(app.owner.post('/api/ai/test').expect(status));
const authorization = () => server.requests.at(-1)?.headers.authorization;

describe('AI settings', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
    Object.assign(app.nest.get<AiTimes>(AI_TIMES), { backOffMs: 10 });
    keepLog(app);
  });
  beforeEach(() => app.reset());
  afterAll(() => app.close());

  it('need the session and the site’s own origin', async () => {
    await app.http.get(PATH).expect(401);
    await app.http.put(PATH).send({ model: 'x' }).expect(401);
    await app.http.post('/api/ai/test').expect(401);
    await app.owner.put(PATH).set('Sec-Fetch-Site', 'cross-site').send({ model: 'x' }).expect(403);
    await app.owner.post('/api/ai/test').set('Origin', 'https://evil.example').expect(403);
    expect(await read(app)).toEqual(FIRST);
  });

  it('start without a provider, and say so', async () => {
    expect(await read(app)).toEqual(FIRST);
    const { body } = await ask(app, 503);
    expect(body.detail).toBe((await read(app)).problem);
  });

  it('take a key, keep it sealed and use it', async () => {
    const change = { apiKey: ` ${KEY} `, baseUrl: server.url, model: 'm-1', version: 1 };
    const { apiKey, ...rest } = change;
    const expected = { ...FIRST, ...rest, configured: true, problem: null };
    expect(await put(app, change)).toEqual({ ...expected, keySource: 'settings', version: 2 });
    const [row] = await app.dataSource.query('SELECT * FROM ai_settings');
    expect(row.sealed_key.includes(KEY.slice(3))).toBe(false);
    const { body } = await ask(app);
    expect(body).toEqual({ model: 'm-1', tookMs: expect.any(Number) });
    expect(server.requests).toHaveLength(1);
    expect(authorization()).toBe(`Bearer ${KEY}`);
    expect(server.requests[0]?.body).toMatchObject({ model: 'm-1' });
  });

  it('leave what a change does not name, and take away what it names null', async () => {
    await put(app, { apiKey: KEY, baseUrl: server.url, model: 'm-1' });
    expect(await put(app, { model: 'm-2' })).toMatchObject({
      keySource: 'settings',
      baseUrl: server.url,
      model: 'm-2',
    });
    expect(await put(app, { model: null })).toMatchObject({ model: 'gpt-5-mini' });
    const keyless = await put(app, { apiKey: null });
    expect(keyless).toMatchObject({ configured: true, keySource: null, baseUrl: server.url });
    expect(await put(app, { baseUrl: null })).toEqual({ ...FIRST, version: 6 });
  });

  it('ask a server without a key', async () => {
    await put(app, { baseUrl: server.url });
    await ask(app);
    expect(authorization()).toBe('Bearer none');
  });

  it('never send a stored key to another server', async () => {
    const other = await startOpenAiServer();
    try {
      await put(app, { apiKey: KEY, baseUrl: server.url });
      for (const baseUrl of [other.url, null, server.url.replace('http:', 'https:')]) {
        const body = await put(app, { baseUrl }, 400);
        expect(body.errors).toEqual([{ field: 'apiKey', message: expect.any(String) }]);
      }
      expect(await read(app)).toMatchObject({ baseUrl: server.url, keySource: 'settings' });
      await put(app, { baseUrl: `${server.url}/` });
      await put(app, { baseUrl: other.url, apiKey: 'sk-other' });
      await ask(app);
      expect(other.requests[0]?.headers.authorization).toBe('Bearer sk-other');
      await app.dataSource.query('UPDATE ai_settings SET base_url = $1', [server.url]);
      await ask(app, 503);
      expect(server.requests).toEqual([]);
      await put(app, { baseUrl: other.url, apiKey: null });
      expect(await read(app)).toMatchObject({ configured: true, keySource: null });
    } finally {
      await other.close();
    }
  });

  it('count a key that cannot be opened any more as none, and say so', async () => {
    await put(app, { apiKey: KEY, baseUrl: server.url });
    const box = new KeyBox('the secret of a former installation', 'ai key');
    const foreign = box.seal(KEY, new URL(server.url).origin);
    await app.dataSource.query('UPDATE ai_settings SET sealed_key = $1', [foreign]);
    const settings = await read(app);
    expect(settings).toMatchObject({ configured: false, keySource: null, baseUrl: server.url });
    expect(settings.problem).toContain('enter the key again');
    expect((await ask(app, 503)).body.detail).toBe(settings.problem);
    expect(server.requests).toEqual([]);
    expect(await put(app, { apiKey: KEY })).toMatchObject({ configured: true, problem: null });
    await ask(app);
  });

  it('refuse a stale version, and lose none of two changes at once', async () => {
    await put(app, { model: 'm-1', version: 1 });
    await put(app, { model: 'm-2', version: 1 }, 409);
    expect(await read(app)).toMatchObject({ model: 'm-1', version: 2 });
    const both = [{ model: 'm-3' }, { baseUrl: server.url }];
    await Promise.all(both.map((change) => put(app, change)));
    expect(await read(app)).toMatchObject({ model: 'm-3', baseUrl: server.url, version: 4 });
  });

  it.each([
    ['apiKey', 5],
    ['apiKey', 'two words'],
    ['apiKey', 'sk-é'],
    ['apiKey', 'sk\r\nX-Evil: 1'],
    ['apiKey', 'x'.repeat(LIMITS.aiKey + 1)],
    ['baseUrl', 'localhost:11434'],
    ['baseUrl', 'ftp://127.0.0.1/'],
    ['baseUrl', 'https://user:password@a.example/v1'],
    ['baseUrl', 'https://a.example/v1?x=1'],
    ['baseUrl', 'https://a.example/v1#x'],
    ['baseUrl', ['https://a.example']],
    ['model', {}],
    ['model', 'a\u0000b'],
    ['model', 'x'.repeat(LIMITS.aiModel + 1)],
    ['version', '1'],
    ['configured', true],
    ['sealedKey', 'x'],
    ['keySource', 'settings'],
  ])('refuse %s as %j', async (field, value) => {
    const body = await put(app, { [field]: value }, 400);
    expect(body.errors[0].field).toBe(field);
    expect(await read(app)).toEqual(FIRST);
  });
});

describe('the test of the connection', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
    Object.assign(app.nest.get<AiTimes>(AI_TIMES), { backOffMs: 10, deadlineMs: 400 });
    keepLog(app);
    await put(app, { apiKey: KEY, baseUrl: server.url });
  });
  afterAll(() => app.close());

  it.each([
    ['a wrong key', [openAiAnswers.wrongKey(KEY)], 502],
    ['another schema', [openAiAnswers.wrongSchema()], 502],
    ['null', [openAiAnswers.saying(null)], 502],
    ['garbage', [openAiAnswers.garbage()], 502],
    ['two failures', [openAiAnswers.failing(), openAiAnswers.failing()], 502],
    ['two refusals for now', [openAiAnswers.busy(), openAiAnswers.busy('7')], 503],
    ['silence', [openAiAnswers.hang()], 504],
  ])('answers %s with a problem that shows nothing of it', async (_, answers, status) => {
    server.answer(...answers);
    const { body, headers } = await ask(app, status);
    expect(headers['content-type']).toContain('application/problem+json');
    expect(body).toMatchObject({ status, detail: expect.stringMatching(/^The AI provider/) });
    expect(headers['retry-after']).toBe(status === 503 ? '7' : undefined);
    expect(shown.join()).toContain(JSON.stringify(body.detail));
    expect(shown.join()).not.toContain('Incorrect API key');
  });

  it('ends the request to the provider when its caller goes away', async () => {
    Object.assign(app.nest.get<AiTimes>(AI_TIMES), { deadlineMs: 30_000 });
    server.answer(openAiAnswers.hang(true));
    const call = app.owner.post('/api/ai/test');
    call.end(() => undefined);
    while (server.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    call.abort();
    expect(await server.requests[0]?.ended).toBe('aborted');
    expect((await app.http.get('/healthz')).status).toBe(200);
  });
});

describe('AI settings beside the environment', () => {
  let app: TestApp;
  const start = async (variables: Record<string, string>) => {
    app = await startTestApp(variables);
    keepLog(app);
  };
  afterEach(() => app.close());

  it('give way to its key, which goes to no server that they name', async () => {
    await start({ OPENAI_API_KEY: KEY, OPENAI_MODEL: 'm-env' });
    await app.dataSource.query(
      `INSERT INTO ai_settings (id, base_url, model) VALUES (1, $1, 'm-1')`,
      [server.url],
    );
    expect(await read(app)).toEqual({
      ...FIRST,
      configured: true,
      problem: null,
      keySource: 'environment',
      model: 'm-env',
      fromEnvironment: ['apiKey', 'baseUrl', 'model'],
    });
    for (const change of [{ apiKey: 'sk-x' }, { baseUrl: server.url }, { model: 'm-2' }]) {
      const body = await put(app, change, 400);
      expect(body.errors).toEqual([
        { field: Object.keys(change)[0], message: expect.stringContaining('OPENAI_') },
      ]);
    }
  });

  it('use its key and its server', async () => {
    await start({ OPENAI_API_KEY: KEY, OPENAI_BASE_URL: server.url });
    expect(await read(app)).toMatchObject({ baseUrl: server.url, keySource: 'environment' });
    expect(await put(app, { model: 'm-1' })).toMatchObject({ model: 'm-1', version: 2 });
    await ask(app);
    expect(authorization()).toBe(`Bearer ${KEY}`);
    expect(server.requests[0]?.body).toMatchObject({ model: 'm-1' });
  });

  it('add a key to its server', async () => {
    await start({ OPENAI_BASE_URL: server.url });
    expect(await read(app)).toMatchObject({
      configured: true,
      keySource: null,
      fromEnvironment: ['baseUrl'],
    });
    await ask(app);
    expect(authorization()).toBe('Bearer none');
    await put(app, { apiKey: KEY });
    await ask(app);
    expect(authorization()).toBe(`Bearer ${KEY}`);
  });
});
