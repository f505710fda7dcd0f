import { UNSUBSCRIBE_PATH } from '@deal-harbor/contracts';

const API_PATH =
  /^\/(api|go|media|healthz|readyz|metrics|robots\.txt|feed\.xml|sitemap[^/]*\.xml)(\/|$)/i;
/** A page to read, a call to post to. */
const BOTH = new RegExp(`^${UNSUBSCRIBE_PATH}/[^/]+/?$`, 'i');

/** Whether the API alone answers this path; everything else is a page or file of the site. */
export function isApiPath(path: string): boolean {
  return API_PATH.test(path);
}

export function isApiRequest({ method, path }: { method: string; path: string }): boolean {
  return isApiPath(path) || (method === 'POST' && BOTH.test(path));
}

/** Files of the build have a dot in their last part, which pages never have, and nothing that is encoded. */
export function isFilePath(path: string): boolean {
  return /^[^%]*\.[^/%]*$/.test(path);
}
