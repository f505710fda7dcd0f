import { httpEventStream, type ServerEvent } from './event-stream.ts';

/** A server that answers in these pieces. */
function answering(pieces: readonly string[], type = 'text/event-stream; charset=utf-8') {
  const requests: { url: string; init: RequestInit }[] = [];
  const fetcher = (async (url: string, init: RequestInit) => {
    requests.push({ url, init });
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
        controller.close();
      },
    });
    return new Response(body, { status: 200, headers: { 'Content-Type': type } });
  }) as typeof fetch;
  return { stream: httpEventStream('http://site', fetcher), requests };
}

const call = { method: 'POST', path: '/api/ai/generate-blog', body: { topic: 'x' } } as const;

describe('a streamed answer', () => {
  it('arrives event by event, however it is cut', async () => {
    const { stream } = answering([
      'event: text\nda',
      'ta: {"text":"a"}\n\n: ping\n\ndata: 1',
      '\n\n',
    ]);
    const events: ServerEvent[] = [];
    expect(await stream(call, (event) => events.push(event))).toBeNull();
    expect(events).toEqual([
      { event: 'text', data: '{"text":"a"}' },
      { event: 'message', data: '1' },
    ]);
  });

  it('keeps characters whole that two pieces share', async () => {
    const bytes = new TextEncoder().encode('data: £\n\n');
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(bytes.slice(0, 7));
        controller.enqueue(bytes.slice(7));
        controller.close();
      },
    });
    const headers = { 'Content-Type': 'text/event-stream' };
    const stream = httpEventStream('', async () => new Response(body, { headers }));
    const events: ServerEvent[] = [];
    await stream(call, (event) => events.push(event));
    expect(events).toEqual([{ event: 'message', data: '£' }]);
  });

  it('says what it accepts, with the call’s own headers', async () => {
    const { stream, requests } = answering([]);
    await stream({ ...call, headers: { 'Idempotency-Key': 'k' } }, () => undefined);
    expect(requests[0]?.url).toBe('http://site/api/ai/generate-blog');
    expect(requests[0]?.init).toMatchObject({
      method: 'POST',
      credentials: 'include',
      body: '{"topic":"x"}',
      headers: {
        Accept: 'text/event-stream',
        'Idempotency-Key': 'k',
        'Content-Type': 'application/json',
      },
    });
  });

  it('is an ordinary answer when the server does not stream', async () => {
    const { stream } = answering(['{"status":503}'], 'application/problem+json');
    const answer = await stream(call, () => {
      throw new Error('no event');
    });
    expect(answer?.body).toEqual({ status: 503 });
  });
});
