import type { ApiAnswer, ApiReader } from '@deal-harbor/contracts';
import { ApiError } from './api-error.ts';

export interface ApiCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With query, such as `/api/stores?limit=60`. */
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

export interface TransportAnswer extends ApiAnswer {
  /** The body as it came, or the status text; absent when the answer never was text. */
  text?: string;
  /** Seconds, where the server asks to wait. */
  retryAfter?: number;
  /** Path of what a write has made, where the server names one. */
  location?: string;
}

/** Carries calls to the API; rejects only when no answer came at all. */
export type Transport = (call: ApiCall) => Promise<TransportAnswer>;

/** What fetch is told of a call; the session's cookie goes along. */
export function requestOf({ method, body, headers = {}, signal }: ApiCall): RequestInit {
  return {
    method,
    credentials: 'include',
    headers: body === undefined ? headers : { ...headers, 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  };
}

export async function toAnswer(response: Response): Promise<TransportAnswer> {
  const text = await response.text();
  const total = response.headers.get('X-Total-Count');
  const wait = Number(response.headers.get('Retry-After'));
  const location = response.headers.get('Location');
  return {
    status: response.status,
    body: parse(text),
    total: total === null ? null : Number(total),
    text: text || response.statusText,
    ...(wait > 0 && { retryAfter: wait }),
    ...(location && { location }),
  };
}

/** Over HTTP. `base` is the API's origin where it is not the page's. */
export function httpTransport(
  base = '',
  fetcher: typeof fetch = (...args) => fetch(...args),
): Transport {
  return async (call) => toAnswer(await fetcher(base + call.path, requestOf(call)));
}

/** In the API's own process: reads only, nothing is sent or parsed. */
export function inProcessTransport(read: ApiReader): Transport {
  return async ({ method, path }) => {
    if (method !== 'GET') throw new Error('The in-process transport only reads.');
    return read(path);
  };
}

/** Throws an ApiError unless the answer is a success. */
export function expectSuccess(answer: TransportAnswer): TransportAnswer {
  if (answer.status >= 200 && answer.status < 300) return answer;
  throw new ApiError(answer.status, answer.text ?? JSON.stringify(answer.body), answer.body);
}

function parse(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
