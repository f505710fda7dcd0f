import { createParser } from 'eventsource-parser';
import { type ApiCall, requestOf, type TransportAnswer, toAnswer } from './transport.ts';

export interface ServerEvent {
  /** Its name; `message` where the server gives none. */
  event: string;
  data: string;
}

/**
 * Carries a call whose answer arrives piece by piece, as server-sent events.
 * Resolves with null at the stream's end, or with the answer when it is no stream but, for instance, a
 * problem; rejects when no answer came, when it broke off, or when the call's signal ended it.
 */
export type EventStream = (
  call: ApiCall,
  onEvent: (event: ServerEvent) => void,
) => Promise<TransportAnswer | null>;

/** Over HTTP; `base` is the API's origin where it is not the page's. */
export function httpEventStream(
  base = '',
  fetcher: typeof fetch = (...args) => fetch(...args),
): EventStream {
  return async (call, onEvent) => {
    const headers = { ...call.headers, Accept: 'text/event-stream' };
    const response = await fetcher(base + call.path, requestOf({ ...call, headers }));
    const type = response.headers.get('Content-Type') ?? '';
    if (!response.body || !type.startsWith('text/event-stream')) return toAnswer(response);
    const parser = createParser({
      onEvent: ({ event = 'message', data }) => onEvent({ event, data }),
    });
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parser.feed(part.value);
    }
    return null;
  };
}
