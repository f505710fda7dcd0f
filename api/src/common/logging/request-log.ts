import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { UNSUBSCRIBE_PATH } from '@deal-harbor/contracts';
import { type DestinationStream, type LevelWithSilent, pino } from 'pino';
import { type HttpLogger, pinoHttp, startTime } from 'pino-http';
import { AppError } from '../errors/app-error.js';
import { loggedError } from './logged-error.js';

/** Milliseconds from which a request is worth a look. */
const SLOW = 1_000;
/** Answers that tell of somebody who tries doors. */
const TURNED_AWAY = new Set([401, 403, 429]);
/** A subscriber's token, which nobody who reads the log needs to know. */
const TOKEN = new RegExp(`(${UNSUBSCRIBE_PATH}/).+`, 'i');

interface Request {
  id: string;
  method: string;
  url: string;
}

/** Says what went wrong with a request; it stands in the request's one line of the log. */
export function noteFault(response: ServerResponse, fault: unknown): void {
  response.err =
    fault instanceof Error ? fault : new Error('Something that is no error was thrown.');
}

function levelOf(response: ServerResponse, broken: Error | undefined): LevelWithSilent {
  const { statusCode, err = broken } = response;
  // What we say of ourselves, and what is away, needs no mending here.
  if (err instanceof AppError || statusCode > 500) return 'warn';
  if (statusCode === 500 || err) return 'error';
  if (!isStream(response) && Date.now() - begunAt(response) >= SLOW) return 'warn';
  return TURNED_AWAY.has(statusCode) ? 'info' : 'debug';
}

/** Lasts as long as what it tells of. */
const isStream = (response: ServerResponse): boolean =>
  String(response.getHeader('Content-Type')).startsWith('text/event-stream');

const pathOf = (url: string): string => url.replace(/\?.*/s, '').replace(TOKEN, '$1…');

const begunAt = (response: ServerResponse & { [startTime]?: number }): number =>
  response[startTime] ?? Date.now();

/**
 * One JSON line a request: its id, method, path, status, milliseconds, and what went wrong. Never its query, body,
 * address, headers or a subscriber's token, which are people's own. Failed and slow ones stand out by their level.
 * @param destination the standard output, unless a test wants to read it
 */
export function requestLog(level: string, destination?: DestinationStream): HttpLogger {
  const serializers = { err: loggedError, error: loggedError };
  return pinoHttp({
    logger: pino({ level, serializers }, destination ?? pino.destination(1)),
    wrapSerializers: false,
    genReqId: (_request: IncomingMessage, response: ServerResponse) => {
      const id = randomUUID();
      response.setHeader('X-Request-Id', id);
      return id;
    },
    customLogLevel: (_request: IncomingMessage, response: ServerResponse, broken?: Error) =>
      levelOf(response, broken),
    serializers: {
      err: loggedError,
      req: ({ id, method, url }: Request) => ({ id, method, path: pathOf(url) }),
      res: ({ statusCode }: ServerResponse) => ({ statusCode }),
    },
  });
}
