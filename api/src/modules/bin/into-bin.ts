import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  HttpCode,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import type { Response } from 'express';
import { map, type Observable } from 'rxjs';

/** What the header Location of such an answer leads to. */
export const BIN_ENTRY = 'The entry of the bin, from which it can be brought back.';

class BinLocationInterceptor implements NestInterceptor<number, void> {
  intercept(context: ExecutionContext, next: CallHandler<number>): Observable<void> {
    return next.handle().pipe(
      map((entryId) => {
        const response = context.switchToHttp().getResponse<Response>();
        response.setHeader('Location', `/api/admin/bin/${entryId}`);
      }),
    );
  }
}

/** Answers 204 with the address of the bin's entry, whose id the handler returns. */
export const IntoBin = () =>
  applyDecorators(HttpCode(204), UseInterceptors(BinLocationInterceptor));
