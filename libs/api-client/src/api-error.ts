import type { Problem } from '@deal-harbor/contracts';

/** A call that was not answered with success. The message is `{status}: {body text, or status text}`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The parsed RFC 9457 body, when there was one. */
  readonly problem: Problem | null;

  constructor(status: number, text: string, body: unknown = null) {
    super(`${status}: ${text}`);
    this.status = status;
    this.problem = isProblem(body) ? body : null;
  }

  /** What went wrong in the server's words, without the status. */
  get detail(): string {
    return this.problem?.detail ?? this.message.replace(/^\d+: /, '');
  }
}

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'title' in body && 'status' in body;
}
