export interface FieldError {
  field: string;
  message: string;
}

/** What can go wrong in a way that the caller can understand; `problem.filter.ts` gives each its status. */
export type ErrorCode =
  | 'bad-request'
  | 'validation'
  | 'unauthenticated'
  | 'second-factor'
  | 'foreign-origin'
  | 'not-found'
  | 'conflict'
  | 'stale-version'
  | 'too-large'
  | 'unsupported-media-type'
  | 'unknown-reference'
  | 'too-many-requests'
  | 'unavailable'
  | 'provider-failed'
  | 'provider-busy'
  | 'provider-timeout'
  | 'cancelled';

export interface AppErrorOptions {
  errors?: FieldError[];
  /** Seconds, answered as Retry-After. */
  retryAfter?: number;
  cause?: unknown;
}

/** Thrown anywhere in the API; its message is shown to the caller as the problem's detail. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly errors: FieldError[] | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, detail: string, options: AppErrorOptions = {}) {
    super(detail, { cause: options.cause });
    this.code = code;
    this.errors = options.errors;
    this.retryAfter = options.retryAfter;
  }
}

export const signInFirst = () => new AppError('unauthenticated', 'Sign in to do this.');

/** Seconds. */
const UNTIL_IT_IS_LESS = 2;

export const tooMuchAtOnce = () =>
  new AppError('unavailable', 'Too many requests at once: try again in a moment.', {
    retryAfter: UNTIL_IT_IS_LESS,
  });

export const notFound = (what: string) => new AppError('not-found', `${what} not found.`);

/** A body names something that is not there. */
export const unknownReference = (field: string, message: string) =>
  new AppError('unknown-reference', message, { errors: [{ field, message }] });

export const staleVersion = () =>
  new AppError('stale-version', 'It was changed meanwhile: load it again and repeat your change.');

/** Seconds: somebody has to make room. */
const UNTIL_THERE_IS_ROOM = 30;

export const diskFull = (cause?: unknown) =>
  new AppError('unavailable', 'The disk is full: nothing can be saved until there is room again.', {
    retryAfter: UNTIL_THERE_IS_ROOM,
    cause,
  });
