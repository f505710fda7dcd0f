import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { Response } from 'express';
import { map, type Observable } from 'rxjs';
import { isList } from './list.js';

/** Answers a List as a bare array, with the size of the whole in X-Total-Count. */
@Injectable()
export class ListInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(
      map((value) => {
        if (!isList(value)) return value;
        const response = context.switchToHttp().getResponse<Response>();
        response.setHeader('X-Total-Count', String(value.total));
        return value.items;
      }),
    );
  }
}
