import { Global, Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import type { HttpLogger } from 'pino-http';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { requestLog } from './request-log.js';

/** The `HttpLogger` that stands before everything else that answers. */
export const REQUEST_LOG = Symbol('request log');

/** One JSON line an event. What is logged while a request is answered carries that request's id. */
@Global()
@Module({
  imports: [
    LoggerModule.forRootAsync({
      inject: [REQUEST_LOG],
      useFactory: ({ logger }: HttpLogger) => ({ pinoHttp: { logger }, useExisting: true }),
    }),
  ],
  providers: [
    { provide: REQUEST_LOG, inject: [ENV], useFactory: (env: Env) => requestLog(env.logLevel) },
  ],
  exports: [REQUEST_LOG],
})
export class LoggingModule {}
