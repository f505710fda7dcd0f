/** What is logged of an error. */
export interface LoggedError {
  type: string;
  message: string;
  /** Of PostgreSQL, of the system or of ours. */
  code?: string;
  stack?: string;
  cause?: LoggedError;
}

/** Causes of causes, beyond which nothing new is learned. */
const DEEPEST = 4;

/**
 * An error for the log: never its own fields. A failed query carries its parameters, and PostgreSQL quotes whole
 * rows in its details; both are what people have entered.
 */
export function loggedError(error: unknown, depth = DEEPEST): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'Not an error.' };
  const { name, message, stack, cause } = error;
  const { code } = error as { code?: unknown };
  return {
    type: error.constructor.name || name,
    message,
    ...(typeof code === 'string' && { code }),
    ...(stack && { stack }),
    ...(cause !== undefined && depth > 1 && { cause: loggedError(cause, depth - 1) }),
  };
}
