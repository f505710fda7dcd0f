import { once } from 'node:events';
import { createServer } from 'node:net';
import { type OpenAiServer, openAiAnswers, startOpenAiServer } from '@deal-harbor/test-servers';
import { Logger } from '@nestjs/common';
import { AppError } from '../../../common/errors/app-error.js';
import type { AiConnection } from './ai-connection.js';
import type { AiConnections } from './ai-connections.js';
import { type AiAsking, AiProvider, type AiQuestion } from './ai-provider.js';
import type { AiTimes } from './ai-times.js';
import { guardedFetch } from './guarded-fetch.js';

const KEY = 'sk-test-0123456789abcdef';
const QUESTION: AiQuestion = {
  name: 'post',
  schema: {
    type: 'object',
    properties: { title: { type: 'string' }, content: { type: 'string' } },
    required: ['title', 'content'],
    additionalProperties: false,
  },
  system: 'Write a post.',
  user: 'About shoes.',
  maxTokens: 4_000,
};
const QUICK: AiTimes = { deadlineMs: 10_000, backOffMs: 20, longestWaitMs: 5_000 };

let server: OpenAiServer;
let log: unknown[][];
beforeAll(async () => {
  server = await startOpenAiServer();
  const keep = (...line: unknown[]) => void log.push(line);
  Logger.overrideLogger({ log: keep, warn: keep, error: keep, debug: keep });
});
beforeEach(() => {
  server.reset();
  log = [];
});
afterAll(() => server.close());

const connection = (): AiConnection => ({ apiKey: KEY, baseUrl: server.url, model: 'm-1' });

interface Outcome {
  answer?: unknown;
  error?: AppError;
  phases: string[];
  text: string;
  tookMs: number;
}

async function ask(
  times: Partial<AiTimes> = {},
  asking: Partial<AiAsking> = {},
  to: AiConnection = connection(),
): Promise<Outcome> {
  const connections = { current: () => Promise.resolve(to) } as AiConnections;
  const provider = new AiProvider(connections, { ...QUICK, ...times });
  const outcome: Outcome = { phases: [], text: '', tookMs: 0 };
  const start = performance.now();
  try {
    outcome.answer = await provider.ask(QUESTION, {
      signal: new AbortController().signal,
      onPhase: (phase) => outcome.phases.push(phase),
      onText: (piece) => {
        outcome.text += piece;
      },
      ...asking,
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    outcome.error = error;
  }
  outcome.tookMs = performance.now() - start;
  return outcome;
}

const [failed, busy] = [{ code: 'provider-failed' }, { code: 'provider-busy' }];

describe('a question', () => {
  it('goes out as a streamed chat completion with a strict schema', async () => {
    await ask();
    expect(server.requests).toHaveLength(1);
    expect(server.requests[0]).toMatchObject({
      method: 'POST',
      path: '/v1/chat/completions',
      headers: { authorization: `Bearer ${KEY}` },
      body: {
        model: 'm-1',
        stream: true,
        max_tokens: 4_000,
        messages: [
          { role: 'system', content: QUESTION.system },
          { role: 'user', content: QUESTION.user },
        ],
        response_format: {
          type: 'json_schema',
          json_schema: { name: 'post', strict: true, schema: QUESTION.schema },
        },
      },
    });
    expect(server.requests[0]?.body).not.toHaveProperty('reasoning_effort');
  });

  it('is answered with the parsed JSON, whose text comes piece by piece', async () => {
    const { answer, phases, text } = await ask();
    expect(answer).toEqual({ title: expect.any(String), content: expect.any(String) });
    expect(JSON.parse(text)).toEqual(answer);
    expect(phases).toEqual(['asking', 'writing']);
    expect(log).toEqual([]);
  });

  it('is answered with what the model says, checked or not', async () => {
    server.answer(openAiAnswers.wrongSchema());
    expect((await ask()).answer).toEqual({ unexpected: [1, 2, 3] });
  });
});

describe('a second try', () => {
  it.each([
    ['429', openAiAnswers.busy()],
    ['500', openAiAnswers.failing()],
    ['503', openAiAnswers.failing(503)],
  ])('helps after %s', async (_, first) => {
    server.answer(first);
    const { answer, phases } = await ask();
    expect(answer).toHaveProperty('title');
    expect(phases).toEqual(['asking', 'again', 'writing']);
    expect(server.requests).toHaveLength(2);
  });

  it('waits at least as long as the provider asks', async () => {
    server.answer(openAiAnswers.busy('1'));
    const { answer, tookMs } = await ask();
    expect(answer).toHaveProperty('title');
    expect(tookMs).toBeGreaterThanOrEqual(1_000);
  });

  it.each(['120', new Date(Date.now() + 120_000).toUTCString()])(
    'is left out when the provider asks for a long wait: %s',
    async (retryAfter) => {
      server.answer(openAiAnswers.busy(retryAfter));
      const { error } = await ask();
      expect(error).toMatchObject(busy);
      expect(Math.abs((error?.retryAfter ?? 0) - 120)).toBeLessThan(5);
      expect(server.requests).toHaveLength(1);
    },
  );

  it('is the last one', async () => {
    server.answer(openAiAnswers.busy(), openAiAnswers.busy());
    expect((await ask()).error).toMatchObject({ ...busy, retryAfter: 30 });
    server.answer(openAiAnswers.failing(), openAiAnswers.failing(502));
    expect((await ask()).error).toMatchObject(failed);
    expect(server.requests).toHaveLength(4);
  });

  it('follows a connection that could not be made', async () => {
    const free = createServer().listen(0, '127.0.0.1');
    await once(free, 'listening');
    const { port } = free.address() as { port: number };
    free.close();
    await once(free, 'close');
    const baseUrl = `http://127.0.0.1:${port}/v1`;
    const { error, phases } = await ask({}, {}, { ...connection(), baseUrl });
    expect(error).toMatchObject({ ...failed, message: expect.stringContaining('reached') });
    expect(phases).toEqual(['asking', 'again']);
  });

  it.each([
    ['a wrong key', openAiAnswers.wrongKey(KEY), /check its key/],
    ['403', openAiAnswers.refused(403), /check its key/],
    ['404', openAiAnswers.refused(404), /check its key/],
    ['400', openAiAnswers.refused(400), /structured output/],
    ['no credit', openAiAnswers.noCredit(), /no credit/],
    ['garbage', openAiAnswers.garbage(), /could not be read/],
    ['an empty answer', openAiAnswers.empty(), /empty/],
    ['a truncated answer', openAiAnswers.truncated(), /broke off/],
    ['a broken connection', openAiAnswers.cut(), /broke off/],
    ['a filtered answer', openAiAnswers.filtered(), /declined/],
    ['a refusal', openAiAnswers.refusal(), /declined/],
    ['a huge answer', openAiAnswers.huge(), /too long/],
  ])('does not follow %s', async (_, answer, detail) => {
    server.answer(answer);
    const { error, phases } = await ask();
    expect(error).toMatchObject({ ...failed, message: expect.stringMatching(detail) });
    expect(phases).not.toContain('again');
    expect(server.requests).toHaveLength(1);
  });
});

describe('the deadline', () => {
  it.each([
    ['says nothing', openAiAnswers.hang()],
    ['begins and stops', openAiAnswers.hang(true)],
    ['writes slowly', openAiAnswers.slow(100)],
  ])('ends the request to a provider that %s', async (_, answer) => {
    server.answer(answer);
    const { error, tookMs } = await ask({ deadlineMs: 300 });
    expect(error).toMatchObject({ code: 'provider-timeout' });
    expect(tookMs).toBeGreaterThanOrEqual(290);
    expect(tookMs).toBeLessThan(2_000);
    expect(await server.requests[0]?.ended).toBe('aborted');
    expect(server.requests).toHaveLength(1);
  });

  it('covers both tries and the wait between them', async () => {
    server.answer(openAiAnswers.busy(), openAiAnswers.hang());
    const second = await ask({ deadlineMs: 300 });
    expect(second.error).toMatchObject({ code: 'provider-timeout' });
    expect(second.tookMs).toBeLessThan(2_000);
    expect(await server.requests[1]?.ended).toBe('aborted');
    server.answer(openAiAnswers.busy());
    const waiting = await ask({ deadlineMs: 300, backOffMs: 5_000 });
    expect(waiting.error).toMatchObject({ code: 'provider-timeout' });
    expect(waiting.tookMs).toBeLessThan(2_000);
    expect(server.requests).toHaveLength(3);
  });
});

describe('the caller', () => {
  it.each([
    ['before a word came', openAiAnswers.hang()],
    ['while it is written', openAiAnswers.slow(50)],
  ])('cancels %s, and the provider’s socket closes', async (_, answer) => {
    server.answer(answer);
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 250);
    const { error, tookMs } = await ask({}, { signal: controller.signal });
    expect(error).toMatchObject({ code: 'cancelled' });
    expect(tookMs).toBeLessThan(2_000);
    expect(await server.requests[0]?.ended).toBe('aborted');
    expect(server.requests).toHaveLength(1);
  });

  it('cancels the wait before a second try', async () => {
    server.answer(openAiAnswers.busy());
    const controller = new AbortController();
    const onPhase = (phase: string) => phase === 'again' && controller.abort();
    const { error } = await ask({ backOffMs: 5_000 }, { signal: controller.signal, onPhase });
    expect(error).toMatchObject({ code: 'cancelled' });
    expect(server.requests).toHaveLength(1);
  });

  it('that is gone already asks nothing', async () => {
    expect((await ask({}, { signal: AbortSignal.abort() })).error).toMatchObject({
      code: 'cancelled',
    });
    expect(server.requests).toEqual([]);
  });

  it('gets its own error back, and the request ends', async () => {
    server.answer(openAiAnswers.slow(50));
    const onText = () => {
      throw new TypeError('of the caller');
    };
    await expect(ask({}, { onText })).rejects.toThrow('of the caller');
    expect(await server.requests[0]?.ended).toBe('aborted');
  });
});

describe('the key', () => {
  it('does not follow a redirect', async () => {
    const other = await startOpenAiServer();
    try {
      server.answer(openAiAnswers.moved(`${other.url}/chat/completions`));
      const { error } = await ask();
      expect(error).toMatchObject({ ...failed, message: expect.stringContaining('another one') });
      expect(other.requests).toEqual([]);
    } finally {
      await other.close();
    }
  });

  it('and the provider’s words are in no error and no line of the log', async () => {
    const secrets = [KEY, 'Incorrect', 'invalid_api_key', 'sk-'];
    const told = openAiAnswers.refused(500, `Incorrect key ${KEY}`);
    server.answer(openAiAnswers.wrongKey(KEY), told, told);
    for (const { error } of [await ask(), await ask()]) {
      const shown = `${error?.message} ${error?.stack} ${JSON.stringify(error)} ${error?.cause}`;
      for (const secret of secrets) expect(shown).not.toContain(secret);
    }
    expect(log.map(([line]) => line)).toEqual([
      { msg: 'The AI provider failed', kind: 'access', status: 401 },
      { msg: 'The AI provider failed', kind: 'failing', status: 500 },
      { msg: 'The AI provider failed', kind: 'failing', status: 500 },
    ]);
    for (const secret of secrets) expect(JSON.stringify(log)).not.toContain(secret);
  });
});

test('a body without an end is not read to its end', async () => {
  server.answer({ kind: 'status', status: 500, body: 'x'.repeat(21_000_000) });
  const response = await guardedFetch(`${server.url}/chat/completions`, {
    method: 'POST',
    body: JSON.stringify({ model: 'm', messages: [] }),
  });
  await expect(response.text()).rejects.toThrow('large');
});
