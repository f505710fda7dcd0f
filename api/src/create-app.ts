import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import { Logger } from 'nestjs-pino';
import type { DataSource } from 'typeorm';
import { AppModule } from './app.module.js';
import { ProblemFilter } from './common/errors/problem.filter.js';
import { freshAnswers } from './common/http/fresh-answers.js';
import { jsonBody } from './common/http/json-body.js';
import { ListInterceptor } from './common/http/list.interceptor.js';
import { securityHeaders } from './common/http/security-headers.js';
import { OpenApiService } from './common/openapi/openapi.service.js';
import { validationPipe } from './common/validation/validated.js';
import type { Env } from './config/env.js';
import { cookieName } from './modules/auth/session-cookie.js';

export type MountSite = (app: NestExpressApplication) => Promise<void>;

/**
 * Composes the whole product around an open, migrated database; not yet listening.
 * @param mountSite adds the pages, which answer everything that is not the API's; without it only the API
 */
export async function createApp(
  env: Env,
  dataSource: DataSource,
  mountSite?: MountSite,
): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule.forRoot(env, dataSource), {
    bodyParser: false,
    bufferLogs: true,
    abortOnError: false,
  });
  app.useLogger(app.get(Logger));
  app.disable('x-powered-by');
  app.set('trust proxy', env.trustProxy);
  // Plain pairs only: `x[$ne]=1` is a parameter of that odd name, not an object.
  app.set('query parser', 'simple');
  app.use(...securityHeaders(env), freshAnswers, compression(), jsonBody);
  app.useGlobalPipes(validationPipe());
  app.useGlobalFilters(new ProblemFilter());
  app.useGlobalInterceptors(new ListInterceptor());
  app.get(OpenApiService).describe(app, cookieName(env));
  await mountSite?.(app);
  await app.init();
  return app;
}
