import { DATA_HEADERS } from './page-headers.ts';

/** Nothing else of the page's goes along: neither where it lives nor any cookie of its own. */
const TO_SITE = ['accept', 'accept-language', 'content-type', 'idempotency-key', 'range'];
/** Above all no Set-Cookie; lengths and encodings no longer fit, since the network has unpacked it. */
const TO_PAGE = [
  'cache-control',
  'content-type',
  'etag',
  'last-modified',
  'location',
  'retry-after',
  'x-total-count',
];
const WITHOUT_BODY = new Set([204, 205, 304]);

function pick(headers: Headers, names: readonly string[]): Headers {
  const picked = new Headers();
  for (const name of names) {
    const value = headers.get(name);
    if (value !== null) picked.set(name, value);
  }
  return picked;
}

export const isForSite = (pathname: string): boolean => /^\/(api|media)\//.test(pathname);

/** Where the site answers what the page asked at this address. */
export function siteAddressOf(pageUrl: URL, origin: string): string {
  const url = new URL(origin);
  url.pathname = pageUrl.pathname;
  url.search = pageUrl.search;
  return url.href;
}

export const headersToSite = (headers: Headers): Headers => pick(headers, TO_SITE);

/** The same stream, which tells when its reader has gone before the end. */
function watched(body: ReadableStream<Uint8Array>, onGone: () => void): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream({
    async pull(controller) {
      const part = await reader.read();
      if (part.done) controller.close();
      else controller.enqueue(part.value);
    },
    cancel: onGone,
  });
}

/**
 * The site's answer as the page gets it.
 * @param onGone called when the page no longer wants the rest of it
 */
export function answerToPage(answer: Response, onGone: () => void): Response {
  const headers = pick(answer.headers, TO_PAGE);
  for (const [name, value] of Object.entries(DATA_HEADERS)) headers.set(name, value);
  const { status, statusText } = answer;
  const body = WITHOUT_BODY.has(status) || !answer.body ? null : watched(answer.body, onGone);
  return new Response(body, { status, statusText, headers });
}
