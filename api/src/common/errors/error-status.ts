import { SECOND_FACTOR_PROBLEM } from '@deal-harbor/contracts';
import type { ErrorCode } from './app-error.js';

export const ERROR_STATUS: Record<ErrorCode, number> = {
  'bad-request': 400,
  validation: 400,
  unauthenticated: 401,
  'second-factor': 401,
  'foreign-origin': 403,
  'not-found': 404,
  conflict: 409,
  'stale-version': 409,
  'too-large': 413,
  'unsupported-media-type': 415,
  'unknown-reference': 422,
  'too-many-requests': 429,
  unavailable: 503,
  'provider-failed': 502,
  'provider-busy': 503,
  'provider-timeout': 504,
  cancelled: 499,
};

/** The problems that a client has to tell from others of their status. */
export const PROBLEM_TYPES: Partial<Record<ErrorCode, string>> = {
  'second-factor': SECOND_FACTOR_PROBLEM,
};

/** RFC 9110's phrases for the statuses that the API answers. */
export const STATUS_TITLES: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  499: 'Client Closed Request',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};
