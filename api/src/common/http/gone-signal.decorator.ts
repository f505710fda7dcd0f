import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Response } from 'express';

/** An `AbortSignal` that aborts when the caller goes away before the answer is whole. */
export const GoneSignal = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const response = context.switchToHttp().getResponse<Response>();
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
});
