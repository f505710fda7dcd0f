import { LIMITS } from '@deal-harbor/contracts';
import express, {
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import { AppError, type ErrorCode } from '../errors/app-error.js';
import { isApiCall } from './api-call.js';
import { hasBody } from './has-body.js';

/** Calls whose body may carry a picture as a data URL. */
const WITH_PICTURE = /^\/api\/(stores|amazon-products|blogs|media)(\/|$)/i;

const parser = (limit: number): RequestHandler =>
  express.json({ limit, type: 'application/json', inflate: false, strict: true });

const small = parser(LIMITS.jsonBody);
const large = parser(LIMITS.jsonBodyWithPicture);

/** What body-parser calls its faults, and what they are to the caller. */
const FAULTS: Record<string, [ErrorCode, string]> = {
  'entity.parse.failed': ['bad-request', 'The body is not valid JSON.'],
  'entity.too.large': ['too-large', 'The body is too large.'],
  'encoding.unsupported': ['unsupported-media-type', 'Compressed bodies are not accepted.'],
};
const BROKEN_OFF: [ErrorCode, string] = ['bad-request', 'The body cannot be read.'];

function refusal(fault: unknown): AppError {
  const [code, detail] = FAULTS[(fault as { type?: string }).type ?? ''] ?? BROKEN_OFF;
  return new AppError(code, detail, { cause: fault });
}

/** JSON is UTF-8, whatever else the parser could read. */
const OTHER_CHARSET = /;\s*charset\s*=\s*(?!"?utf-8"?\s*(?:;|$))/i;

/** Reads JSON bodies of the API within their limits; bodies of another type are 415. */
export function jsonBody(request: Request, response: Response, next: NextFunction): void {
  if (!isApiCall(request) || !hasBody(request)) {
    next();
    return;
  }
  if (!request.is('application/json')) {
    next(new AppError('unsupported-media-type', 'The body must be application/json.'));
    return;
  }
  if (OTHER_CHARSET.test(request.get('content-type') ?? '')) {
    next(new AppError('unsupported-media-type', 'The body must be UTF-8.'));
    return;
  }
  const parse = WITH_PICTURE.test(request.path) ? large : small;
  parse(request, response, (fault?: unknown) => next(fault && refusal(fault)));
}
