import { LIMITS } from '@deal-harbor/contracts';
import { net } from 'electron';
import { TROUBLE_HEADER, type Trouble } from '../shared/site.ts';
import { DATA_HEADERS } from './page-headers.ts';
import { answerToPage, headersToSite, siteAddressOf } from './site-messages.ts';
import { troubleOf } from './trouble.ts';

const TITLES: Record<Trouble, string> = {
  offline: 'This computer is offline',
  unreachable: 'The site cannot be reached',
  certificate: 'The certificate of the site is refused',
};

export function problem(status: number, title: string, headers: Record<string, string> = {}) {
  return Response.json(
    { type: 'about:blank', title, status, detail: `${title}.` },
    {
      status,
      headers: { ...DATA_HEADERS, 'Content-Type': 'application/problem+json', ...headers },
    },
  );
}

/**
 * Carries a call of the page's to the site, with the cookies of the site's own session. The body is read first:
 * it is small, and with its length known every proxy on the way takes it. The answer streams.
 */
export async function carry(
  request: Request,
  origin: string,
  session: Electron.Session,
): Promise<Response> {
  const body = request.body ? await request.arrayBuffer() : null;
  if (body && body.byteLength > LIMITS.jsonBodyWithPicture) {
    return problem(413, 'That is more than the site takes');
  }
  // The stream of an answer does not end its request when it is cancelled; this does.
  const ending = new AbortController();
  request.signal.addEventListener('abort', () => ending.abort());
  try {
    const answer = await session.fetch(siteAddressOf(new URL(request.url), origin), {
      method: request.method,
      headers: headersToSite(request.headers),
      credentials: 'include',
      redirect: 'error',
      signal: ending.signal,
      ...(body && { body }),
    });
    return answerToPage(answer, () => ending.abort());
  } catch (error) {
    const trouble = troubleOf(error, net.isOnline());
    return problem(502, TITLES[trouble], { [TROUBLE_HEADER]: trouble });
  }
}
