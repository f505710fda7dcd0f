import { APIConnectionError, APIError } from 'openai';
import { type FaultKind, ProviderFault } from './provider-fault.js';

function kindOf(status: number, code: unknown): FaultKind {
  if (status < 400) return 'moved';
  if (status === 401 || status === 403 || status === 404) return 'access';
  if (status === 402 || code === 'insufficient_quota') return 'credit';
  if (status === 413) return 'large';
  if (status === 429 || status === 503) return 'busy';
  if (status === 408 || status >= 500) return 'failing';
  return 'question';
}

/** Seconds in a Retry-After, which is a number or a date. */
function retryAfterOf(headers: Headers | undefined): number | undefined {
  const text = headers?.get('retry-after')?.trim();
  if (!text) return undefined;
  if (/^\d{1,6}(\.\d+)?$/.test(text)) return Number(text);
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, (at - Date.now()) / 1_000);
}

/**
 * What the SDK threw, without its words and without itself as a cause: both may carry the key.
 * @param written whether a part of the answer had come
 */
export function faultOf(error: unknown, written: boolean): ProviderFault {
  if (error instanceof ProviderFault) return error;
  if (error instanceof APIError && error.status !== undefined) {
    const retryAfter = retryAfterOf(error.headers);
    return new ProviderFault(kindOf(error.status, error.code), error.status, retryAfter);
  }
  if (error instanceof SyntaxError) return new ProviderFault('garbled');
  if (written) return new ProviderFault('cut');
  // An error event in the place of an answer has no status of its own.
  const told = error instanceof APIError && !(error instanceof APIConnectionError);
  // The rest is the SDK's or fetch's word for a connection that was not made, or broke.
  return new ProviderFault(told ? 'failing' : 'unreachable');
}
