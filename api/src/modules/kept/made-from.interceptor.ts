import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  SetMetadata,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { type Observable, tap } from 'rxjs';
import type { MadeFromAnswer } from './made-from.js';
import { sayMadeFrom } from './recording.js';

const MADE_FROM = 'deal-harbor:made-from';

/** Lets a public read's answer be kept until something of what it was made from changes. */
export const Kept = <T>(madeFrom: MadeFromAnswer<T>) => SetMetadata(MADE_FROM, madeFrom);

/** Says of answers to visitors what they were made from. What the owner asks for is never kept. */
@Injectable()
export class MadeFromInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const madeFrom = this.reflector.get<MadeFromAnswer<unknown> | undefined>(
      MADE_FROM,
      context.getHandler(),
    );
    if (!madeFrom) return next.handle();
    const http = context.switchToHttp();
    const { query } = http.getRequest<Request>();
    if (query.scope !== undefined) return next.handle();
    return next
      .handle()
      .pipe(tap((answer) => sayMadeFrom(http.getResponse<Response>(), madeFrom(answer, query))));
  }
}
