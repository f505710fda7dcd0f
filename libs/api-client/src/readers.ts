import type { QueryFunctionContext, QueryKey } from '@tanstack/react-query';
import type { ApiQueryClient } from './query-client.ts';
import { expectSuccess, type TransportAnswer } from './transport.ts';

/** One page of a list, with the count of the whole. */
export interface Page<T> {
  items: T[];
  total: number;
}

/** What a reader needs to know of a query; its client must come from `createQueryClient`. */
export type ReadContext = Pick<QueryFunctionContext, 'queryKey' | 'client' | 'signal'>;

/** Joins a key's parts with '/': `['/api/stores', 'acme']` is `/api/stores/acme`. */
export function pathOf(key: QueryKey): string {
  const [address, ...parts] = key;
  return [String(address), ...parts.map((part) => encodeURIComponent(String(part)))].join('/');
}

async function answerTo({ queryKey, client, signal }: ReadContext): Promise<TransportAnswer> {
  return (client as ApiQueryClient).transport({ method: 'GET', path: pathOf(queryKey), signal });
}

/** The default reader: the JSON value, or null for a 401 where the client asked for that. */
export async function readValue<T>(context: ReadContext): Promise<T> {
  const answer = await answerTo(context);
  const { onUnauthorized } = context.client as ApiQueryClient;
  if (answer.status === 401 && onUnauthorized === 'null') return null as T;
  return expectSuccess(answer).body as T;
}

/** One thing by its address; null when there is none, which is an answer and no failure. */
export async function readOne<T>(context: ReadContext): Promise<T | null> {
  const answer = await answerTo(context);
  return answer.status === 404 ? null : (expectSuccess(answer).body as T);
}

export async function readPage<T>(context: ReadContext): Promise<Page<T>> {
  const { body, total } = expectSuccess(await answerTo(context));
  const items = body as T[];
  return { items, total: total ?? items.length };
}

/** A list's count alone: a page need not carry the list to show a number. */
export async function readTotal(context: ReadContext): Promise<number> {
  return (await readPage(context)).total;
}
