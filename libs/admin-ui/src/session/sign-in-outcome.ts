import { ApiError, type TransportAnswer } from '@deal-harbor/api-client';
import { SECOND_FACTOR_PROBLEM } from '@deal-harbor/contracts';

/** What the owner is asked for; the password is kept while they are asked for a code. */
export type SignInStep = 'password' | 'code' | 'recovery-code';

export type SignInOutcome =
  | { kind: 'signed-in' }
  /** The password is right. */
  | { kind: 'code-needed' }
  /** `step` is where it can be put right. */
  | { kind: 'refused'; step: SignInStep; message: string; waitSeconds: number };

/** What the owner is told when what they typed is wrong. */
const WRONG: Record<SignInStep, string> = {
  password: 'Invalid password',
  code: 'Invalid code. Each one is good once, for a short time.',
  'recovery-code': 'Invalid recovery code. Each one is good once.',
};

/** What an answer means to the person who typed what was asked for. */
export function signInOutcome(answer: TransportAnswer, asked: SignInStep): SignInOutcome {
  if (answer.status === 200) return { kind: 'signed-in' };
  const error = new ApiError(answer.status, answer.text ?? '', answer.body);
  const refused = (step: SignInStep, message: string, waitSeconds = 0) =>
    ({ kind: 'refused', step, message, waitSeconds }) as const;
  if (answer.status === 429) return refused(asked, 'Too many attempts.', answer.retryAfter ?? 30);
  if (error.problem?.type === SECOND_FACTOR_PROBLEM) {
    return asked === 'password' ? { kind: 'code-needed' } : refused(asked, WRONG[asked]);
  }
  // It may have been changed while the code was looked up.
  if (answer.status === 401) return refused('password', WRONG.password);
  if (answer.status === 400) return refused(asked, WRONG[asked]);
  return refused(asked, error.detail || 'Please try again later.');
}

/** As the server compares codes: however they are written on paper or copied. */
export const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '');

/** '1 min 05 s', '12 s' */
export function waitText(seconds: number): string {
  const rest = seconds % 60;
  if (seconds < 60) return `${rest} s`;
  return `${Math.floor(seconds / 60)} min ${String(rest).padStart(2, '0')} s`;
}
