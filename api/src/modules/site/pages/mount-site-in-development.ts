import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Request, RequestHandler, Response } from 'express';
import type { Env } from '../../../config/env.js';
import { isApiRequest } from './api-paths.js';
import type { SiteBundle } from './mount-site.js';
import { PageData } from './page-data.js';
import { pageListener } from './page-listener.js';

/** Serves the site from its source through Vite, with hot reload. Before `app.init()`. */
export async function mountSiteInDevelopment(
  app: NestExpressApplication,
  env: Env,
  siteDir: string,
): Promise<void> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: siteDir,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.getHttpServer() } },
  });
  app.getHttpServer().once('close', () => void vite.close());
  const source = async () => {
    const { createSite } = (await vite.ssrLoadModule('./server/app.ts')) as SiteBundle;
    return createSite({ siteUrl: env.siteUrl });
  };
  const page = pageListener(source, app.get(PageData));
  const site: RequestHandler = (request: Request, response: Response, next) => {
    if (isApiRequest(request)) next();
    else vite.middlewares(request, response, () => void page(request, response));
  };
  app.use(site);
}
