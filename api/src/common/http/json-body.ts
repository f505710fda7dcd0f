import { LIMITS } from '@deal-harbor/contracts';
import express, {
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import { AppError } from '../errors/app-error.js';

/** Calls whose body may carry a picture as a data URL. */
const WITH_PICTURE = /^\/api\/(stores|amazon-products|blogs|media)(\/|$)/i;

const parser = (limit: number): RequestHandler =>
  express.json({ limit, type: 'application/json', inflate: false, strict: true });

const small = parser(LIMITS.jsonBody);
const large = parser(LIMITS.jsonBodyWithPicture);

function hasBody(request: Request): boolean {
  return (
    request.headers['transfer-encoding'] !== undefined ||
    Number(request.headers['content-length'] ?? 0) > 0
  );
}

/** Reads JSON bodies of the API within their limits; bodies of another type are 415. */
export function jsonBody(request: Request, response: Response, next: NextFunction): void {
  if (!request.path.startsWith('/api') || !hasBody(request)) {
    next();
    return;
  }
  if (!request.is('application/json')) {
    next(new AppError('unsupported-media-type', 'The body must be application/json.'));
    return;
  }
  const parse = WITH_PICTURE.test(request.path) ? large : small;
  parse(request, response, next);
}
