import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import { tooMuchAtOnce } from '../errors/app-error.js';
import { toProblem } from '../errors/problem.filter.js';
import { hasBody } from './has-body.js';
import { HTML, isForPeople, plainPage } from './plain-page.js';
import { putBefore } from './put-before.js';

export interface OverloadLimits {
  /** Requests that are worked on at once. */
  underWay: number;
  /** Requests that wait for that, at most. */
  waiting: number;
  /** Milliseconds that one of them waits at most. */
  patience: number;
  /** Milliseconds after which work counts as done whose caller has gone. */
  abandoned: number;
  /** Seconds, answered as Retry-After. */
  retryAfter: number;
}

/** More at once makes nothing faster: the database has 16 connections for a process, and pages are made one by one. */
const LIMITS: OverloadLimits = {
  underWay: 32,
  waiting: 128,
  patience: 1_000,
  abandoned: 10_000,
  retryAfter: 2,
};
/** Files of the build, which cost next to nothing and without which a page is bare; and those who look after us. */
const UNCOUNTED = /^\/(?:assets\/|healthz$|readyz$|metrics$)/;

const PAGE = plainPage({
  title: 'Too many visitors at once',
  text: 'Please try again in a moment.',
  passing: true,
});

const shed = new WeakSet<ServerResponse>();

/** Whether nothing at all was done for the request, for want of room. */
export const wasShed = (response: ServerResponse): boolean => shed.has(response);

interface Waiting {
  begin: () => void;
  timer: NodeJS.Timeout;
}

/**
 * Lets only so many requests be worked on at once, has a few more wait for a moment, and turns the rest away: what is
 * taken is answered soon. A request counts from when it is there, with its body, until its answer begins to be sent:
 * slow callers take nobody's place.
 */
export class OverloadGuard {
  /** Requests turned away since the start. */
  shed = 0;
  private working = 0;
  private readonly queue = new Set<Waiting>();

  /** @param headers of every answer */
  constructor(
    private readonly headers: Map<string, string>,
    private readonly limits: OverloadLimits = LIMITS,
  ) {}

  get underWay(): number {
    return this.working;
  }

  get waiting(): number {
    return this.queue.size;
  }

  /** Puts itself before whoever makes the answers of this server. */
  standBefore(server: Server): void {
    putBefore(server, (make) => this.before(make));
  }

  before(make: RequestListener): RequestListener {
    return (request, response) => {
      if (UNCOUNTED.test(request.url ?? '')) make(request, response);
      else if (!hasBody(request)) this.admit(request, response, () => make(request, response));
      // It counts once its body is read, which is for nothing when there is no room even now.
      else if (this.isFull()) this.turnAway(request, response);
      else make(request, response);
    };
  }

  /** Stands where bodies have been read. */
  readonly afterBody: RequestHandler = (request, response, next) => {
    if (hasBody(request)) this.admit(request, response, next);
    else next();
  };

  private isFull(): boolean {
    return this.working >= this.limits.underWay && this.queue.size >= this.limits.waiting;
  }

  private admit(request: IncomingMessage, response: ServerResponse, work: () => void): void {
    if (this.working < this.limits.underWay) this.begin(response, work);
    else if (this.isFull()) this.turnAway(request, response);
    else this.wait(request, response, work);
  }

  private wait(request: IncomingMessage, response: ServerResponse, work: () => void): void {
    const gone = () => this.leave(waiting);
    const waiting: Waiting = {
      begin: () => {
        this.leave(waiting);
        response.off('close', gone);
        // Not in the midst of the answer that made room.
        this.begin(response, () => setImmediate(work));
      },
      timer: setTimeout(() => {
        gone();
        response.off('close', gone);
        this.turnAway(request, response);
      }, this.limits.patience),
    };
    this.queue.add(waiting);
    response.once('close', gone);
  }

  private leave(waiting: Waiting): void {
    clearTimeout(waiting.timer);
    this.queue.delete(waiting);
  }

  private begin(response: ServerResponse, work: () => void): void {
    this.working++;
    let counts = true;
    const done = () => {
      if (!counts) return;
      counts = false;
      clearTimeout(late);
      this.working--;
      const [next] = this.queue;
      next?.begin();
    };
    let late: NodeJS.Timeout | undefined;
    // The work goes on when its caller has gone, or somebody could have any number begun.
    const gone = () => {
      if (counts) late = setTimeout(done, this.limits.abandoned).unref();
    };
    if (response.closed) gone();
    else response.once('close', gone);
    const { writeHead, end } = response;
    Object.assign(response, {
      writeHead: (...args: Parameters<typeof writeHead>) => {
        done();
        return writeHead.apply(response, args);
      },
      end: (...args: Parameters<typeof end>) => {
        done();
        return end.apply(response, args);
      },
    });
    work();
  }

  private turnAway({ headers }: IncomingMessage, response: ServerResponse): void {
    this.shed++;
    shed.add(response);
    const { body } = toProblem(tooMuchAtOnce());
    const forPeople = isForPeople({ headers });
    response
      .setHeaders(this.headers)
      .setHeader('Cache-Control', 'no-store')
      .setHeader('Content-Type', forPeople ? HTML : 'application/problem+json')
      .setHeader('Vary', 'Accept')
      .setHeader('Retry-After', String(this.limits.retryAfter));
    response.statusCode = body.status;
    response.end(forPeople ? PAGE : JSON.stringify(body));
  }
}
