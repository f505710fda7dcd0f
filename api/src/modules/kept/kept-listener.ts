import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { hasBody } from '../../common/http/has-body.js';
import { wasShed } from '../../common/http/overload-guard.js';
import { codingFor } from './codings.js';
import type { ContentChanges } from './content-changes.js';
import { KeptAnswer, sendOnce } from './kept-answer.js';
import type { KeptAnswers, Making } from './kept-answers.js';
import { isAlive, lifeFrom } from './kept-life.js';
import { type Recorded, record } from './recording.js';

/** Milliseconds that somebody waits for what another has asked for. */
const JOINING = 5_000;
/** Milliseconds for which it is still made when whoever asked has gone; perhaps it was not even begun. */
const LEFT = 1_000;
/** Answers to writes that wrote nothing. */
const UNWRITTEN = new Set([400, 401, 403, 405, 413, 415, 429]);

export interface KeptListenerOptions {
  answers: KeptAnswers<KeptAnswer>;
  changes: ContentChanges;
  /** The framework, which makes what is not there. */
  make: RequestListener;
  /** The address under which a GET's answer is kept; null for one that is never kept. */
  keyOf: (target: string) => string | null;
  /** Told of the post that an answer from memory shows. */
  onView: (postId: number, request: IncomingMessage) => void;
}

/** An answer in the making: since when, and what was answered before. */
interface Begun {
  making: Making;
  /** Epoch milliseconds. */
  begun: number;
  former: KeptAnswer | undefined;
}

/**
 * Answers what is kept before any of the framework runs, and keeps what the framework makes.
 * Whoever asks for what is being made waits for it; a write is followed by no answer from before it.
 */
export class KeptListener {
  private readonly underWay = new Map<string, Promise<KeptAnswer | null>>();
  /** Resolves when the last write that this instance has answered was heard of. */
  private settling: Promise<void> | null = null;
  /** Epoch milliseconds: what was begun until then may be wrong. */
  private doubted = 0;

  constructor(private readonly options: KeptListenerOptions) {
    options.changes.onTags((tags) => this.drop(tags));
  }

  readonly listen: RequestListener = (request, response) => {
    if (request.method === 'GET' || request.method === 'HEAD') {
      if (this.settling) void this.settling.then(() => this.read(request, response));
      else this.read(request, response);
    } else {
      this.settleAfter(response);
      this.options.make(request, response);
    }
  };

  private read(request: IncomingMessage, response: ServerResponse): void {
    const { answers, keyOf, make } = this.options;
    const target = request.url ?? '/';
    const kept = answers.get(target);
    const key = kept ? target : keyOf(target);
    const answer = kept ?? (key === null ? undefined : answers.get(key));
    if (answer && this.isGood(answer)) this.answer(answer, request, response);
    else if (key === null || request.method === 'HEAD' || hasBody(request)) make(request, response);
    else this.join(key, answer, request, response);
  }

  private isGood(answer: KeptAnswer): boolean {
    return answer.madeAt > this.doubted && isAlive(answer, this.options.changes.hearing);
  }

  private answer(kept: KeptAnswer, request: IncomingMessage, response: ServerResponse): void {
    this.options.answers.counts.hits++;
    const { viewed } = kept.madeFrom;
    if (viewed !== undefined && request.method === 'GET') this.options.onView(viewed, request);
    kept.send(request, response);
  }

  /** Waits for the same answer when it is being made, or makes it. */
  private join(
    key: string,
    former: KeptAnswer | undefined,
    request: IncomingMessage,
    response: ServerResponse,
  ): void {
    const making = this.underWay.get(key);
    if (!making) {
      this.make(key, former, request, response);
      return;
    }
    const enough = delay(JOINING, null, { ref: false });
    void Promise.race([making, enough]).then((made) => {
      if (made) this.answer(made, request, response);
      else this.options.make(request, response);
    });
  }

  private make(
    key: string,
    former: KeptAnswer | undefined,
    request: IncomingMessage,
    response: ServerResponse,
  ): void {
    const { answers, make } = this.options;
    answers.counts.misses++;
    const making = answers.begin(key);
    const begun = Date.now();
    const promise = new Promise<KeptAnswer | null>((resolve) => {
      const asked = askPlainly(request);
      record(response, (recorded) => {
        asked.restore();
        resolve(this.finish({ making, begun, former }, recorded, request, response));
      });
      response.once('close', () => {
        if (!response.writableEnded) setTimeout(resolve, LEFT, null).unref();
      });
    });
    this.underWay.set(key, promise);
    void promise.then(() => {
      answers.giveUp(making);
      if (this.underWay.get(key) === promise) this.underWay.delete(key);
    });
    make(request, response);
  }

  /** @returns what those who wait are answered with; null when each must ask for itself */
  private finish(
    { making, begun, former }: Begun,
    { status, headers, body, madeFrom }: Recorded,
    request: IncomingMessage,
    response: ServerResponse,
  ): KeptAnswer | null {
    // A part is away: what is known is better than nothing.
    if (status === 503 && former) {
      clearHeaders(response);
      former.send(request, response);
      return former;
    }
    if (status !== 200 || !madeFrom || 'set-cookie' in headers) {
      void sendOnce(body, request, response);
      return null;
    }
    const coding = codingFor(request.headers['accept-encoding']);
    const answer = new KeptAnswer({ headers, body, madeFrom, coding, ...lifeFrom(begun) });
    this.options.answers.keep(making, answer);
    clearHeaders(response);
    answer.send(request, response);
    return answer;
  }

  /** Before a write is answered, reads begin to wait until the write was heard of. */
  private settleAfter(response: ServerResponse): void {
    const { end } = response;
    Object.assign(response, {
      end: (...args: Parameters<typeof end>) => {
        if (UNWRITTEN.has(response.statusCode) || wasShed(response)) {
          return end.apply(response, args);
        }
        const settling = this.settle(response.statusCode).finally(() => {
          if (this.settling === settling) this.settling = null;
        });
        this.settling = settling;
        return end.apply(response, args);
      },
    });
  }

  private async settle(status: number): Promise<void> {
    const { changes } = this.options;
    await changes.caughtUp();
    // What cannot be heard may be anything, and this instance has just changed something: unless it could not,
    // because the database is away.
    if (changes.hearing !== 'listening' && status < 500) this.doubt();
  }

  /** Takes nothing that was read before for true. It is shown all the same should nothing better be had. */
  private doubt(): void {
    this.doubted = Date.now();
    this.underWay.clear();
  }

  private drop(tags: readonly string[]): void {
    this.options.answers.drop(tags);
    // Whoever asks from now on must not be given what was read before.
    this.underWay.clear();
  }
}

/** Has the framework make the whole body, unencoded, whatever this client takes or has already. */
function askPlainly(request: IncomingMessage): { restore: () => void } {
  const { headers } = request;
  const { 'accept-encoding': encoding, 'if-none-match': tag, 'if-modified-since': since } = headers;
  delete headers['accept-encoding'];
  delete headers['if-none-match'];
  delete headers['if-modified-since'];
  return {
    restore: () =>
      Object.assign(headers, {
        ...(encoding !== undefined && { 'accept-encoding': encoding }),
        ...(tag !== undefined && { 'if-none-match': tag }),
        ...(since !== undefined && { 'if-modified-since': since }),
      }),
  };
}

/** A kept answer brings all its headers; only what names this request stays. */
function clearHeaders(response: ServerResponse): void {
  for (const name of response.getHeaderNames()) {
    if (name !== 'x-request-id') response.removeHeader(name);
  }
}
