import type { Site } from '@deal-harbor/contracts';
import { NestFactory, Reflector } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import { Logger } from 'nestjs-pino';
import type { DataSource } from 'typeorm';
import { AppModule } from './app.module.js';
import { ProblemFilter } from './common/errors/problem.filter.js';
import { freshAnswers } from './common/http/fresh-answers.js';
import { jsonBody } from './common/http/json-body.js';
import { ListInterceptor } from './common/http/list.interceptor.js';
import { OverloadGuard } from './common/http/overload-guard.js';
import { answerRefusals } from './common/http/refusals.js';
import { securityHeaders, withHeaders } from './common/http/security-headers.js';
import { REQUEST_LOG } from './common/logging/logging.module.js';
import { OpenApiService } from './common/openapi/openapi.service.js';
import { validationPipe } from './common/validation/validated.js';
import type { Env } from './config/env.js';
import { AuthService } from './modules/auth/auth.service.js';
import { mayBeLarge } from './modules/auth/large-bodies.js';
import { cookieName } from './modules/auth/session-cookie.js';
import { KeptService } from './modules/kept/kept.service.js';
import { MadeFromInterceptor } from './modules/kept/made-from.interceptor.js';
import { MetricsService } from './modules/metrics/metrics.service.js';

/** Adds the pages, which answer everything that is not the API's. @returns null where pages are not to be kept */
export type MountSite = (app: NestExpressApplication) => Promise<Site | null>;

export interface AppParts {
  /** Without it there is only the API. */
  mountSite?: MountSite;
  /** Whether answers to visitors are kept in memory until what they were made from changes. */
  keepAnswers: boolean;
}

/** Composes the whole product around an open, migrated database; not yet listening. */
export async function createApp(
  env: Env,
  dataSource: DataSource,
  { mountSite, keepAnswers }: AppParts,
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
  const headers = securityHeaders(env);
  const guard = new OverloadGuard(headers);
  app.use(app.get(REQUEST_LOG), withHeaders(headers), freshAnswers, compression());
  app.use(jsonBody(mayBeLarge(app.get(AuthService), env)));
  app.use(guard.afterBody);
  app.useGlobalPipes(validationPipe());
  app.useGlobalFilters(new ProblemFilter());
  app.useGlobalInterceptors(new ListInterceptor(), new MadeFromInterceptor(app.get(Reflector)));
  app.get(OpenApiService).describe(app, cookieName(env));
  const site = await mountSite?.(app);
  await app.init();
  guard.standBefore(app.getHttpServer());
  if (keepAnswers) await app.get(KeptService).standBefore(app.getHttpServer(), site?.addressOf);
  answerRefusals(app.getHttpServer(), headers);
  await app.get(MetricsService).watch(app.getHttpServer(), guard);
  return app;
}
