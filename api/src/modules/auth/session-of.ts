import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

const sessions = new WeakMap<Request, number>();

/** Notes which session a request was let in by. */
export function rememberSession(request: Request, sessionId: number): void {
  sessions.set(request, sessionId);
}

/** @returns null on a call that is open to visitors */
export function sessionOf(request: Request): number | null {
  return sessions.get(request) ?? null;
}

/** The id of the session that a closed call was let in by. */
export const SessionId = createParamDecorator((_: unknown, context: ExecutionContext) =>
  sessionOf(context.switchToHttp().getRequest<Request>()),
);
