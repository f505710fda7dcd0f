import { openAiAnswers } from '@deal-harbor/test-servers';
import { PASSWORD } from '../../../test/test-app.js';
import { type AiApp, happenings, KEY, NOTHING, startAiApp } from './test/ai-app.js';

const SHOP = { storeName: 'Shop', affiliateLink: 'https://shop.example/' };

let ai: AiApp;
beforeAll(async () => {
  ai = await startAiApp();
});
beforeEach(() => ai.reset());
afterAll(() => ai.close());

const stream = (body: object = SHOP, call = 'generate-store') =>
  ai.app.owner.post(`/api/ai/${call}`).set('Accept', 'text/event-stream').send(body);
async function asked({ server } = ai): Promise<void> {
  while (server.requests.length < 1) await new Promise((done) => setTimeout(done, 5));
}

const phases = (text: string) =>
  happenings(text)
    .filter(({ event }) => event === 'phase')
    .map(({ data }) => data.phase);

describe('the stream of events', () => {
  it.each([
    ['generate-store', SHOP],
    ['generate-blog', { topic: 'Shoes', category: 'savings-tips' }],
    ['generate-amazon-blog', { productName: 'Lamp' }],
  ])('of %s tells what is going on, and ends in the result', async (call, body) => {
    const answer = await stream(body, call).expect(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(phases(answer.text)).toEqual(['asking', 'writing', 'checking', 'storing']);
    const events = happenings(answer.text);
    const written = events.filter(({ event }) => event === 'text').map(({ data }) => data.text);
    expect(written.length).toBeGreaterThan(5);
    expect(JSON.parse(written.join(''))).toEqual(expect.any(Object));
    const last = events.at(-1);
    expect(last).toMatchObject({ event: 'result', data: { result: expect.any(Object) } });
    expect(await ai.rows()).not.toEqual(NOTHING);
  });

  it('tells of the second try', async () => {
    ai.server.answer(openAiAnswers.failing());
    const { text } = await stream().expect(200);
    expect(phases(text)).toEqual(['asking', 'again', 'writing', 'checking', 'storing']);
  });

  it('ends in the problem, without the provider’s words', async () => {
    ai.server.answer(openAiAnswers.wrongKey(KEY));
    const { text } = await stream().expect(200);
    expect(happenings(text).at(-1)).toMatchObject({
      event: 'problem',
      data: { problem: { type: 'about:blank', status: 502, detail: expect.any(String) } },
    });
    expect(text).not.toContain('sk-');
    expect(await ai.rows()).toEqual(NOTHING);
  });

  it('does not begin for a call that is refused', async () => {
    const problem = /problem\+json/;
    await stream({}).expect(400).expect('content-type', problem);
    const blog = { topic: 'a', category: 'savings-tips', storeName: 'nobody' };
    await stream(blog, 'generate-blog').expect(422).expect('content-type', problem);
    await stream().set('Idempotency-Key', 'x').expect(400).expect('content-type', problem);
    await ai.app.http.post('/api/ai/generate-store').set('Accept', 'text/event-stream').expect(401);
  });

  it('repeats the result of a key at once', async () => {
    const first = await stream().set('Idempotency-Key', 'one-click').expect(200);
    const again = await stream().set('Idempotency-Key', 'one-click').expect(200);
    expect(happenings(again.text)).toEqual([happenings(first.text).at(-1)]);
  });

  it('comes piece by piece, and ends the provider’s work with itself', async () => {
    ai.server.answer(openAiAnswers.hang(true));
    const origin = await ai.app.nest.getUrl();
    const json = { 'Content-Type': 'application/json' };
    const call = { method: 'POST', headers: json, body: JSON.stringify({ password: PASSWORD }) };
    const session = await fetch(`${origin}/api/admin/session`, call);
    const cookie = session.headers.get('set-cookie')?.split(';')[0] ?? '';
    const leaving = new AbortController();
    const { body } = await fetch(`${origin}/api/ai/generate-store`, {
      ...call,
      headers: { ...json, Accept: 'text/event-stream', Cookie: cookie },
      body: JSON.stringify(SHOP),
      signal: AbortSignal.any([leaving.signal, AbortSignal.timeout(5_000)]),
    });
    const first = await body?.getReader().read();
    expect(Buffer.from(first?.value ?? []).toString()).toContain('event: phase');
    await asked();
    leaving.abort();
    expect(await ai.server.requests[0]?.ended).toBe('aborted');
    expect(await ai.rows()).toEqual(NOTHING);
  });

  it('ends with the server', async () => {
    const own = await startAiApp();
    own.server.answer(openAiAnswers.hang(true));
    const running = own.app.owner
      .post('/api/ai/generate-store')
      .set('Accept', 'text/event-stream')
      .send(SHOP)
      .then((answer) => answer);
    await asked(own);
    await own.close();
    const { text } = await running;
    expect(happenings(text).at(-1)).toMatchObject({
      event: 'problem',
      data: { problem: { status: 503, detail: 'The server is stopping: try again in a moment.' } },
    });
  });
});
