import { ApiError } from './api-error.ts';
import { expectSuccess, httpTransport, inProcessTransport } from './transport.ts';

function answering(body: string | null, init: ResponseInit = {}) {
  const calls: [unknown, RequestInit | undefined][] = [];
  const fetcher = async (...call: [unknown, RequestInit?]) => {
    calls.push([call[0], call[1]]);
    return new Response(body, init);
  };
  return { calls, transport: httpTransport('https://api.example', fetcher as typeof fetch) };
}

async function failing(body: string | null, init: ResponseInit): Promise<ApiError> {
  const { transport } = answering(body, init);
  const answer = await transport({ method: 'GET', path: '/api/x' });
  try {
    expectSuccess(answer);
  } catch (error) {
    return error as ApiError;
  }
  throw new Error('It should have failed.');
}

test('calls carry the session, and a body only where there is one', async () => {
  const { calls, transport } = answering('{"ok":true}', { headers: { 'X-Total-Count': '7' } });
  const answer = await transport({ method: 'POST', path: '/api/x', body: { a: 1 } });
  expect(answer).toMatchObject({ status: 200, body: { ok: true }, total: 7 });
  expect(calls[0]).toEqual([
    'https://api.example/api/x',
    {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: '{"a":1}',
    },
  ]);
  await transport({ method: 'GET', path: '/api/y' });
  expect(calls[1]?.[1]).toEqual({ method: 'GET', credentials: 'include', headers: {} });
});

test('an empty answer is null, and total is null without its header', async () => {
  const { transport } = answering(null, { status: 204 });
  expect(await transport({ method: 'DELETE', path: '/api/x' })).toMatchObject({
    body: null,
    total: null,
  });
});

test('an answer tells how long to wait, and the path of what was made', async () => {
  const headers = { 'Retry-After': '7', Location: '/api/admin/bin/3' };
  const { transport } = answering(null, { status: 204, headers });
  const answer = await transport({ method: 'DELETE', path: '/api/x' });
  expect(answer).toMatchObject({ retryAfter: 7, location: '/api/admin/bin/3' });
});

test('a failure says its status and the body as it came', async () => {
  const body = '{"title":"Bad Request","status":400,"detail":"No such sort."}';
  const error = await failing(body, { status: 400 });
  expect(error.message).toBe(`400: ${body}`);
  expect(error.problem?.title).toBe('Bad Request');
  expect(error.detail).toBe('No such sort.');
});

test('a failure without a body says the status text', async () => {
  const error = await failing(null, { status: 502, statusText: 'Bad Gateway' });
  expect(error.message).toBe('502: Bad Gateway');
  expect(error.problem).toBeNull();
  expect(error.detail).toBe('Bad Gateway');
});

test('text that is no JSON is no problem document', async () => {
  const error = await failing('<html>', { status: 500 });
  expect([error.message, error.problem]).toEqual(['500: <html>', null]);
});

test('in the process nothing but reading is possible', async () => {
  const transport = inProcessTransport(async (path) => ({ status: 200, body: path, total: 1 }));
  const answer = await transport({ method: 'GET', path: '/api/stores' });
  expect(answer.body).toBe('/api/stores');
  await expect(transport({ method: 'POST', path: '/api/stores' })).rejects.toThrow();
});
