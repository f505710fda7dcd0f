import * as build from 'virtual:react-router/server-build';
import { createQueryClient, inProcessTransport } from '@deal-harbor/api-client';
import { type ApiReader, dayOf, type Visitor } from '@deal-harbor/contracts';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { contentPolicy } from '../app/lib/content-policy.server.ts';
import { siteContext } from '../app/lib/site-context.server.ts';

export interface SiteOptions {
  /** Answers the pages' data in-process. */
  read: ApiReader;
  /** The public origin, such as `https://deals.example`; addresses in pages are made from it alone. */
  siteUrl: string;
}

const RETRY_AFTER_SECONDS = '5';

export type SiteHandler = (request: Request, visitor: Visitor) => Promise<Response>;

/** Renders pages: a whole document for every request, which is a GET or HEAD, with its own status and content policy. */
export function createSiteHandler({ read, siteUrl }: SiteOptions): SiteHandler {
  const handle = createRequestHandler(build, import.meta.env.MODE);
  return async (request, visitor) => {
    const queryClient = createQueryClient({ transport: inProcessTransport(read, visitor) });
    const context = new RouterContextProvider();
    context.set(siteContext, { queryClient, siteUrl, today: dayOf(new Date()) });
    try {
      return sealed(await handle(documentRequest(request), context));
    } finally {
      // Queries with a lifetime of their own would else keep this request's data in memory that long.
      queryClient.clear();
    }
  };
}

/** The framework would answer paths ending in `.data` in its own format; here they are pages like any. */
function documentRequest(request: Request): Request {
  const url = new URL(request.url);
  if (!url.pathname.endsWith('.data')) return request;
  url.pathname = url.pathname.replace(/\.data$/, '%2Edata');
  return new Request(url, request);
}

/** Answers that never reached the renderer still carry a policy; an absence says when to come back. */
function sealed(response: Response): Response {
  if (response.status === 503) response.headers.set('Retry-After', RETRY_AFTER_SECONDS);
  if (!response.headers.has('Content-Security-Policy')) {
    response.headers.set('Content-Security-Policy', contentPolicy([], import.meta.env.DEV));
  }
  return response;
}
