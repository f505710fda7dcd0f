import { LIMITS } from '@deal-harbor/contracts';
import express, {
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import { AppError, type ErrorCode, signInFirst } from '../errors/app-error.js';
import { isApiCall } from './api-call.js';
import { hasBody } from './has-body.js';
import { SAFE_METHODS } from './safe-methods.js';

const WITH_PICTURE = /^\/api\/(stores|amazon-products|blogs|media)(\/|$)/i;

/** Whether its body may carry a picture as a data URL. */
const mayCarryPicture = ({ method, path }: Request): boolean =>
  !SAFE_METHODS.has(method) && WITH_PICTURE.test(path);

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

function refuseOtherTypes(request: Request): void {
  if (!request.is('application/json')) {
    throw new AppError('unsupported-media-type', 'The body must be application/json.');
  }
  if (OTHER_CHARSET.test(request.get('content-type') ?? '')) {
    throw new AppError('unsupported-media-type', 'The body must be UTF-8.');
  }
}

/** Nobody knows the length of one that comes in chunks. */
const maySize = ({ headers }: Request): number => Number(headers['content-length'] ?? Infinity);

/**
 * Reads JSON bodies of the API within their limits; bodies of another type are 415.
 * @param mayBeLarge bodies are in memory before anything else is known of a call, and of strangers there may be
 * thousands at once: pictures are read for the owner only
 */
export function jsonBody(mayBeLarge: (request: Request) => Promise<boolean>): RequestHandler {
  const parserFor = async (request: Request) => {
    if (!mayCarryPicture(request) || maySize(request) <= LIMITS.jsonBody) return small;
    if (await mayBeLarge(request)) return large;
    throw signInFirst();
  };
  return async (request: Request, response: Response, next: NextFunction) => {
    if (!isApiCall(request) || !hasBody(request)) return next();
    try {
      refuseOtherTypes(request);
      const parse = await parserFor(request);
      parse(request, response, (fault?: unknown) => next(fault && refusal(fault)));
    } catch (error) {
      next(error);
    }
  };
}
