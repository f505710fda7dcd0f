import { type RenderedPage, type Site, TROUBLE } from '@deal-harbor/contracts';
import type { Request, Response } from 'express';
import { HTML, plainPage } from '../../../common/http/plain-page.js';
import { visitorOf } from '../../../common/http/visitor.js';
import { noteFault } from '../../../common/logging/request-log.js';
import { sayMadeFrom } from '../../kept/recording.js';
import type { PageData } from './page-data.js';

/** `https://host` of an absolute target, and whatever else stands before the path. */
const AUTHORITY = /^(?:[a-z][a-z\d+.-]*:\/\/)?[^/?]*/i;

/** The path alone: an absolute or protocol-relative target must not choose another origin. */
function targetOf({ originalUrl }: Request): string {
  return `/${originalUrl.replace(AUTHORITY, '').replace(/^\/+/, '')}`;
}

function send(
  { status, headers, body }: RenderedPage,
  response: Response,
  withBody: boolean,
): void {
  const bytes = Buffer.from(body);
  response.status(status);
  response.setHeader('Cache-Control', 'no-cache');
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader('Content-Length', bytes.length);
  response.end(withBody ? bytes : undefined);
}

/** For the case that the site cannot even make its own page of trouble. */
const PLAIN_TROUBLE: RenderedPage = {
  status: 500,
  headers: { 'Content-Type': HTML },
  body: plainPage({ ...TROUBLE, passing: true }),
};

/** Answers pages through the site; what it throws is a page of few words. */
export function pageListener(site: () => Site | Promise<Site>, data: Pick<PageData, 'readsFor'>) {
  return async (request: Request, response: Response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.status(405).setHeader('Allow', 'GET, HEAD').end();
      return;
    }
    try {
      const { addressOf, render } = await site();
      const reads = data.readsFor(visitorOf(request));
      const page = await render(addressOf(targetOf(request)), reads.read, new Date());
      const { madeFrom } = reads;
      const fault = page.fault ?? reads.fault;
      if (fault) noteFault(response, fault);
      if (madeFrom) sayMadeFrom(response, madeFrom);
      send(page, response, request.method !== 'HEAD');
    } catch (error) {
      noteFault(response, error);
      send(PLAIN_TROUBLE, response, request.method !== 'HEAD');
    }
  };
}
