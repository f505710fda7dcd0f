import { ApiError, type TransportAnswer } from '@deal-harbor/api-client';

export type SignInOutcome =
  | { kind: 'signed-in' }
  | { kind: 'refused'; message: string; waitSeconds: number };

/** What an answer to the password means to the person who typed it. */
export function signInOutcome(answer: TransportAnswer): SignInOutcome {
  if (answer.status === 200) return { kind: 'signed-in' };
  const error = new ApiError(answer.status, answer.text ?? '', answer.body);
  if (answer.status === 429) {
    return { kind: 'refused', message: 'Too many attempts.', waitSeconds: answer.retryAfter ?? 30 };
  }
  const wrong = answer.status === 401 || answer.status === 400;
  return {
    kind: 'refused',
    message: wrong ? 'Invalid password' : error.detail || 'Please try again later.',
    waitSeconds: 0,
  };
}

/** '1 min 05 s', '12 s' */
export function waitText(seconds: number): string {
  const rest = seconds % 60;
  if (seconds < 60) return `${rest} s`;
  return `${Math.floor(seconds / 60)} min ${String(rest).padStart(2, '0')} s`;
}
