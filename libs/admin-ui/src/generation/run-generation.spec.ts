import { ApiError } from '@deal-harbor/api-client';
import type { EventStream, ServerEvent } from '@deal-harbor/api-client/event-stream';
import { attemptFor } from './attempt-key.ts';
import {
  advanced,
  BEGINNING,
  isLate,
  type ProgressEvent,
  runGeneration,
} from './run-generation.ts';

const CALL = { method: 'POST', path: '/api/ai/generate-blog' } as const;
const event = (name: string, data: object): ServerEvent => ({
  event: name,
  data: JSON.stringify(data),
});
const streaming =
  (...events: ServerEvent[]): EventStream =>
  async (_call, onEvent) => {
    events.forEach(onEvent);
    return null;
  };
const run = (stream: EventStream) => runGeneration(stream, CALL, () => undefined);

describe('a generation', () => {
  it('tells how it goes and ends with the result', async () => {
    const told: ProgressEvent[] = [];
    const stream = streaming(
      event('phase', { phase: 'writing' }),
      event('text', { text: '{"a' }),
      event('result', { result: { id: 7 } }),
    );
    expect(await runGeneration(stream, CALL, (one) => told.push(one))).toEqual({ id: 7 });
    expect(told).toEqual([
      { type: 'phase', phase: 'writing' },
      { type: 'text', text: '{"a' },
    ]);
  });

  it('takes a plain answer, too', async () => {
    expect(await run(async () => ({ status: 200, body: { id: 8 }, total: null }))).toEqual({
      id: 8,
    });
  });

  it('fails with the problem, in the stream or instead of it', async () => {
    const problem = { type: 'about:blank', title: 'Bad', status: 502, detail: 'Try again.' };
    const inside = await run(streaming(event('problem', { problem }))).catch((error) => error);
    const instead = await run(async () => ({ status: 502, body: problem, total: null })).catch(
      (error) => error,
    );
    for (const error of [inside, instead]) {
      expect(error).toBeInstanceOf(ApiError);
      expect(error).toMatchObject({ status: 502, detail: 'Try again.' });
    }
  });

  it('is lost when the stream ends without a word', async () => {
    await expect(run(streaming(event('text', { text: 'x' })))).rejects.not.toBeInstanceOf(ApiError);
  });

  it('begins its text anew with a second try', () => {
    const events: ProgressEvent[] = [
      { type: 'phase', phase: 'writing' },
      { type: 'text', text: 'ab' },
      { type: 'text', text: 'c' },
    ];
    const first = events.reduce(advanced, BEGINNING);
    expect(first).toEqual({ phase: 'writing', text: 'abc' });
    expect(advanced(first, { type: 'phase', phase: 'again' })).toEqual({
      phase: 'again',
      text: '',
    });
  });
});

describe('an attempt', () => {
  it('keeps its key for the same words only', () => {
    const first = attemptFor(null, { topic: 'a' });
    expect(first.key).toMatch(/^[0-9a-f]{32}$/);
    expect(attemptFor(first, { topic: 'a' })).toBe(first);
    expect(attemptFor(first, { topic: 'b' }).key).not.toBe(first.key);
    expect(attemptFor(null, { topic: 'a' }).key).not.toBe(first.key);
  });

  it('may be stored once it is checked, whatever is cancelled then', () => {
    const phases = ['asking', 'writing', 'again', 'checking', 'storing'] as const;
    expect(phases.filter((phase) => isLate({ phase, text: '' }))).toEqual(['checking', 'storing']);
  });
});
