import type { ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Site, SiteOptions } from '@deal-harbor/contracts';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { notFound } from '../../../common/errors/app-error.js';
import type { Env } from '../../../config/env.js';
import { isApiRequest, isFilePath } from './api-paths.js';
import { PageData } from './page-data.js';
import { pageListener } from './page-listener.js';

export interface SiteBundle {
  createSite(options: SiteOptions): Site;
}

/** Seconds; built files carry their content's hash in their names. */
const ASSET_AGE = 31_536_000;
const ASSETS = `${sep}assets${sep}`;

function setCacheControl(response: ServerResponse, path: string): void {
  const age = path.includes(ASSETS)
    ? `public, max-age=${ASSET_AGE}, immutable`
    : 'public, max-age=3600';
  response.setHeader('Cache-Control', age);
}

function forPages(handler: RequestHandler): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    if (isApiRequest(request)) next();
    else handler(request, response, next);
  };
}

/** No disk is asked for what can only be a page. */
function forFiles(handler: RequestHandler): RequestHandler {
  return (request, response, next) => {
    if (isFilePath(request.path)) handler(request, response, next);
    else next();
  };
}

/** Serves the built site: its files as they are, every other path as a page. Before `app.init()`. */
export async function mountBuiltSite(
  app: NestExpressApplication,
  env: Env,
  buildDir: string,
): Promise<Site> {
  const files = expressStaticGzip(join(buildDir, 'client'), {
    enableBrotli: true,
    orderPreference: ['br', 'gzip'],
    index: false,
    serveStatic: { redirect: false, setHeaders: setCacheControl },
  });
  const url = pathToFileURL(join(buildDir, 'server/app.js')).href;
  const { createSite }: SiteBundle = await import(url);
  const site = createSite({ siteUrl: env.siteUrl });
  app.use(forPages(forFiles(files)));
  // Built files only: whatever else is asked for there is not worth a page.
  app.use('/assets', (_request: Request, _response: Response, next: NextFunction) =>
    next(notFound('File')),
  );
  app.use(forPages(pageListener(() => site, app.get(PageData))));
  return site;
}
