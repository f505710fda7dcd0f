import { ApiError } from '@deal-harbor/api-client';

/** What went wrong in words for the owner: the server's, or that it did not answer at all. */
export function messageOf(error: unknown, fallback = 'Please try again later.'): string {
  if (!(error instanceof ApiError)) return 'The server cannot be reached. Please try again.';
  return error.detail || fallback;
}

/** Somebody else has changed the record meanwhile: a conflict that names no field. */
export function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409 && !error.problem?.errors?.length;
}

export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
