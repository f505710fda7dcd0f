import { isApiPath, isFilePath } from '../site/pages/api-paths.js';

/** Longer addresses than a shopper meets are answered, but not kept. */
const LONGEST = 512;
const API = /^\/api\//;
/** The owner's calls; descriptions of the API, which are files of their own kind. */
const NEVER = /^\/api\/(?:admin|docs|openapi)\b|[?&]scope=/;

/** The one address of what a page's target shows. */
export type PageAddress = (target: string) => string;

/**
 * The address under which the answer to a GET is kept, or null.
 * @param pageAddress undefined without pages
 */
export function keyOf(target: string, pageAddress: PageAddress | undefined): string | null {
  if (target.length > LONGEST || !target.startsWith('/') || target.startsWith('//')) return null;
  if (API.test(target)) return NEVER.test(target) ? null : target;
  const [path = ''] = target.split('?', 1);
  if (!pageAddress || isApiPath(path) || isFilePath(path)) return null;
  return pageAddress(target);
}
