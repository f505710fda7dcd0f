import type { Visitor } from '@deal-harbor/contracts';
import type { Request as ExpressRequest, Response as ExpressResponse, NextFunction } from 'express';
import { visitorOf } from '../../../common/http/visitor.js';

/** What the site's bundle makes: a page for a request. */
export type SiteHandler = (request: Request, visitor: Visitor) => Promise<Response>;

/** Request headers that rendering may look at; Host and X-Forwarded-* never reach a page. */
const PASSED_HEADERS = ['accept', 'accept-language', 'user-agent'];

/** `https://host` of an absolute target, and whatever else stands before the path. */
const AUTHORITY = /^(?:[a-z][a-z\d+.-]*:\/\/)?[^/?]*/i;

function webRequest(request: ExpressRequest, siteUrl: string): Request {
  const headers = new Headers();
  for (const name of PASSED_HEADERS) {
    const value = request.get(name);
    if (value) headers.set(name, value);
  }
  // The path alone: an absolute or protocol-relative target must not choose another origin.
  const target = request.originalUrl.replace(AUTHORITY, '').replace(/^\/{2,}/, '/');
  return new Request(siteUrl + (target || '/'), { method: request.method, headers });
}

async function send(page: Response, response: ExpressResponse, withBody: boolean): Promise<void> {
  response.status(page.status);
  page.headers.forEach((value, name) => {
    response.setHeader(name, value);
  });
  if (!page.headers.has('Cache-Control')) response.setHeader('Cache-Control', 'no-cache');
  const body = Buffer.from(await page.arrayBuffer());
  response.setHeader('Content-Length', body.length);
  response.end(withBody ? body : undefined);
}

/** Answers pages through the handler; what it throws goes on to the error handler. */
export function pageListener(handler: () => SiteHandler | Promise<SiteHandler>, siteUrl: string) {
  return async (request: ExpressRequest, response: ExpressResponse, next: NextFunction) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.status(405).setHeader('Allow', 'GET, HEAD').end();
      return;
    }
    try {
      const handle = await handler();
      const page = await handle(webRequest(request, siteUrl), visitorOf(request));
      await send(page, response, request.method !== 'HEAD');
    } catch (error) {
      next(error);
    }
  };
}
