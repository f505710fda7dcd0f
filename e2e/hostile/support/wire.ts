import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { baseUrl } from '../../support/settings.ts';

const { port, host } = new URL(baseUrl);
const ADDRESS = '127.0.0.1';
const SILENCE_MS = 20_000;

/** What is sent as it stands, where clients for ordinary use would mend it. */
export interface Sent {
  method: string;
  /** Of the request's first line. */
  target: string;
  /** In their order, names may come again. */
  headers: readonly (readonly [name: string, value: string])[];
  body: Buffer | null;
  /** Instead of with a length. */
  chunked?: boolean;
}

export interface Answer {
  status: number;
  headers: Record<string, string | undefined>;
  text: string;
  /** From the first byte out to the last one in. */
  milliseconds: number;
}

let visitor = 0;

/** An address of the networks that are kept for tests, such as no other call comes from. */
export function newVisitor(): string {
  visitor = (visitor + 1) % 131_072;
  return `198.${18 + (visitor >> 16)}.${(visitor >> 8) & 255}.${visitor & 255}`;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

function headersOf({ method, headers, body, chunked }: Sent): string[] {
  const framing = chunked
    ? ['Transfer-Encoding', 'chunked']
    : ['Content-Length', `${body?.length ?? 0}`];
  const bodiless = !body && ['GET', 'HEAD'].includes(method);
  const named = headers.some(([name]) => name.toLowerCase() === 'host');
  return [...(named ? [] : ['Host', host]), ...headers.flat(), ...(bodiless ? [] : framing)];
}

function once(sent: Sent, own: boolean): Promise<Answer> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const call = request(
      {
        host: ADDRESS,
        port,
        method: sent.method,
        path: sent.target,
        headers: headersOf(sent),
        setHost: false,
        agent: own ? false : agent,
        timeout: SILENCE_MS,
      },
      (response) => {
        buffer(response).then(
          (bytes) =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers as Answer['headers'],
              text: bytes.toString(),
              milliseconds: performance.now() - began,
            }),
          reject,
        );
      },
    );
    call.once('timeout', () => call.destroy(new Error(`Silence for ${SILENCE_MS} ms`)));
    call.once('error', reject);
    call.end(sent.body ?? undefined);
  });
}

/** Sends a request. A kept connection that the server closed in the same moment is no answer: once more, on a new one. */
export async function send(sent: Sent): Promise<Answer> {
  return await once(sent, false).catch(() => once(sent, true));
}

/** A GET as a visitor. */
export const get = (target: string, headers: Sent['headers'] = []): Promise<Answer> =>
  send({ method: 'GET', target, headers, body: null });

/**
 * Sends bytes on a connection of their own and leaves it open, as whoever waits for a second answer would.
 * @returns all that came back until the server closed, or said nothing for `quiet` milliseconds
 */
export function sendBytes(bytes: string | Buffer, quiet = 700): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(port), ADDRESS);
    const parts: Buffer[] = [];
    const end = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(Buffer.concat(parts).toString('latin1'));
    };
    const timer = setTimeout(end, quiet);
    socket.on('data', (part) => {
      parts.push(part);
      timer.refresh();
    });
    socket.once('error', end);
    socket.once('close', end);
    socket.write(bytes);
  });
}

/** The head of a request as bytes want it. */
export const head = (first: string, ...lines: string[]): string =>
  `${[first, ...lines].join('\r\n')}\r\n\r\n`;

export { host };
