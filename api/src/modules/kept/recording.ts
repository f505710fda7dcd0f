import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { MadeFrom } from './made-from.js';

export interface Recorded {
  status: number;
  /** Names in lower case. */
  headers: OutgoingHttpHeaders;
  body: Buffer;
  /** null where nobody said that the answer may be kept. */
  madeFrom: MadeFrom | null;
}

const recordings = new WeakMap<ServerResponse, { madeFrom: MadeFrom | null }>();

/** Says what the answer under way was made from, which lets it be kept. */
export function sayMadeFrom(response: ServerResponse, madeFrom: MadeFrom): void {
  const recording = recordings.get(response);
  if (recording) recording.madeFrom = madeFrom;
}

/**
 * Holds back what is written to a response until it is whole.
 * @param done gets it with the response as it was before, for which nothing was sent yet
 */
export function record(response: ServerResponse, done: (recorded: Recorded) => void): void {
  const recording: { madeFrom: MadeFrom | null } = { madeFrom: null };
  recordings.set(response, recording);
  const { write, end, writeHead } = response;
  const chunks: Buffer[] = [];
  const take = (chunk: unknown, encoding?: unknown) => {
    if (typeof chunk === 'string') {
      chunks.push(
        Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'),
      );
    } else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  Object.assign(response, {
    writeHead(status: number, ...rest: unknown[]) {
      response.statusCode = status;
      const headers = rest.find((one) => typeof one === 'object') as
        | OutgoingHttpHeaders
        | undefined;
      for (const [name, value] of Object.entries(headers ?? {})) {
        if (value !== undefined) response.setHeader(name, value);
      }
      return response;
    },
    write(chunk: unknown, encoding?: unknown) {
      take(chunk, encoding);
      return true;
    },
    end(chunk?: unknown, encoding?: unknown) {
      if (typeof chunk !== 'function') take(chunk, encoding);
      Object.assign(response, { write, end, writeHead });
      const { statusCode: status } = response;
      const [only = Buffer.alloc(0), ...more] = chunks;
      const body = more.length > 0 ? Buffer.concat(chunks) : only;
      done({ status, headers: response.getHeaders(), body, ...recording });
      return response;
    },
  });
}
