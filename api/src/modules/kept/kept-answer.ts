import { hash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, gunzip, gzip, constants as zlib } from 'node:zlib';
import { type Coding, codingFor } from './codings.js';
import type { KeptLife } from './kept-life.js';
import type { MadeFrom } from './made-from.js';

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const gzipped = promisify(gzip);
const ungzipped = promisify(gunzip);

/** Below this many bytes compressing gains nothing. */
const SMALLEST = 1_024;
/** Bytes of headers and the like, estimated. */
const OVERHEAD = 2_048;
/** Brotli's 5 is made in about the time of gzip's 6 and is a tenth smaller. */
const BROTLI_QUALITY = 5;

/** A shared cache may answer from its copy this many seconds; a browser asks each time. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=5';

/** Headers that belong to one request, or that are written anew for each body. */
const NOT_KEPT = new Set([
  'cache-control',
  'connection',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
  'vary',
  'x-request-id',
]);

/** One body with the headers that go with it, as `writeHead` takes them fastest. */
interface Representation {
  etag: string;
  headers: string[];
  notModifiedHeaders: string[];
  body: Buffer;
}

/** What an answer is kept from. */
export interface MadeAnswer extends KeptLife {
  headers: OutgoingHttpHeaders;
  body: Buffer;
  madeFrom: MadeFrom;
  /** How whoever had it made takes its body. */
  coding: Coding;
}

function compress(coding: Coding, body: Buffer): Promise<Buffer> {
  if (coding === 'gzip') return gzipped(body);
  return brotli(body, {
    params: {
      [zlib.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [zlib.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

/** Sends a whole body once, encoded as the client likes, with the status and the headers that are set. */
export async function sendOnce(
  body: Buffer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const coding =
    body.length < SMALLEST ? 'identity' : codingFor(request.headers['accept-encoding']);
  if (coding === 'identity') {
    response.end(body);
    return;
  }
  const encoded = await compress(coding, body);
  response.setHeader('Content-Encoding', coding);
  response.setHeader('Content-Length', encoded.length);
  response.setHeader('Vary', 'Accept-Encoding');
  response.removeHeader('ETag');
  response.end(encoded);
}

/**
 * A whole answer with status 200, ready to be sent again. Each of its encoded bodies is made once; the plain one,
 * which hardly anybody takes and which is the largest by far, is given up for the smallest and made from that again.
 */
export class KeptAnswer implements KeptLife {
  /** Bytes in memory: of the plain body, or of the encoded ones, estimated, when those were asked for. */
  readonly size: number;
  readonly madeFrom: MadeFrom;
  readonly madeAt: number;
  readonly until: number;
  private readonly headers: string[];
  private readonly hash: string;
  private readonly isSmall: boolean;
  private plain: Buffer | null;
  private readonly bodies = new Map<Coding, Representation>();
  private readonly making = new Map<Coding, Promise<Representation>>();

  constructor({ headers, body, madeFrom, coding, madeAt, until }: MadeAnswer) {
    this.madeFrom = madeFrom;
    this.madeAt = madeAt;
    this.until = until;
    this.plain = body;
    this.headers = ['Cache-Control', CACHE_CONTROL, 'Vary', 'Accept-Encoding'];
    for (const [name, value] of Object.entries(headers)) {
      if (value !== undefined && !NOT_KEPT.has(name)) this.headers.push(name, String(value));
    }
    this.hash = hash('sha256', body, 'base64url').slice(0, 22);
    this.isSmall = body.length < SMALLEST;
    this.size = (coding === 'identity' ? body.length : Math.ceil(body.length / 2)) + OVERHEAD;
    if (this.isSmall) this.bodies.set('identity', this.representation('identity', body));
  }

  send(request: IncomingMessage, response: ServerResponse): void {
    const coding = this.isSmall ? 'identity' : codingFor(request.headers['accept-encoding']);
    const ready = this.bodies.get(coding);
    if (ready) {
      write(ready, request, response);
      return;
    }
    this.make(coding).then(
      (made) => write(made, request, response),
      (error: Error) => response.destroy(error),
    );
  }

  private make(coding: Coding): Promise<Representation> {
    const underWay = this.making.get(coding);
    if (underWay) return underWay;
    const making = this.bodyIn(coding)
      .then((body) => {
        const made = this.representation(coding, body);
        if (coding !== 'identity') {
          this.bodies.set(coding, made);
          this.plain = null;
        }
        return made;
      })
      .finally(() => this.making.delete(coding));
    this.making.set(coding, making);
    return making;
  }

  private async bodyIn(coding: Coding): Promise<Buffer> {
    const plain = this.plain ?? (await this.decoded());
    return coding === 'identity' ? plain : compress(coding, plain);
  }

  private decoded(): Promise<Buffer> {
    const brotlied = this.bodies.get('br');
    if (brotlied) return unbrotli(brotlied.body);
    return ungzipped((this.bodies.get('gzip') as Representation).body);
  }

  private representation(coding: Coding, body: Buffer): Representation {
    const etag = `"${this.hash}-${coding}"`;
    const notModifiedHeaders = [...this.headers, 'ETag', etag];
    const headers = [...notModifiedHeaders, 'Content-Length', String(body.length)];
    if (coding !== 'identity') headers.push('Content-Encoding', coding);
    return { etag, headers, notModifiedHeaders, body };
  }
}

function write(
  { etag, headers, notModifiedHeaders, body }: Representation,
  { method, headers: asked }: IncomingMessage,
  response: ServerResponse,
): void {
  if (isKnown(asked['if-none-match'], etag)) {
    response.writeHead(304, notModifiedHeaders).end();
    return;
  }
  response.writeHead(200, headers).end(method === 'HEAD' ? undefined : body);
}

/** Whether the client has this very body: a list of tags, compared weakly, or `*`. */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((one) => {
    const tag = one.trim();
    return tag === '*' || tag.replace(/^W\//, '') === etag;
  });
}
