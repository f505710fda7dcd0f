import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { AppError } from '../../../common/errors/app-error.js';

export const IDEMPOTENCY_KEY = { min: 8, max: 100 };
const FORM = new RegExp(`^[A-Za-z0-9_-]{${IDEMPOTENCY_KEY.min},${IDEMPOTENCY_KEY.max}}$`);
const WRONG = `Idempotency-Key must be ${IDEMPOTENCY_KEY.min} to ${IDEMPOTENCY_KEY.max} letters, digits, hyphens or underscores.`;

/** The caller's name for one click, null without one. @throws AppError 'bad-request' */
export function idempotencyKeyOf(request: Request): string | null {
  const key = request.get('idempotency-key');
  if (key === undefined) return null;
  if (!FORM.test(key)) throw new AppError('bad-request', WRONG);
  return key;
}

export const IdempotencyKey = createParamDecorator((_: unknown, context: ExecutionContext) =>
  idempotencyKeyOf(context.switchToHttp().getRequest<Request>()),
);
