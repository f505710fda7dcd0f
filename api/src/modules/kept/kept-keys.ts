import { isApiPath, isFilePath } from '../site/pages/api-paths.js';

/** Longer addresses than a shopper meets are answered, but not kept. */
const LONGEST = 512;
const API = /^\/api(?:\/|$)/i;
/** The public reads. */
const KEPT =
  /^\/api\/(?:config|categories|(?:stores|blogs)(?:\/[^/]+)?|coupons(?:\/(?:latest|featured))?|offers|amazon-products|search\/suggestions)$/;
/** What the owner asks for. */
const SCOPED = /[?&]scope=/;

/** The one address of what a page's target shows. */
export type PageAddress = (target: string) => string;

/**
 * The address under which the answer to a GET is kept, or null.
 * @param pageAddress undefined without pages
 */
export function keyOf(target: string, pageAddress: PageAddress | undefined): string | null {
  if (target.length > LONGEST || !target.startsWith('/') || target.startsWith('//')) return null;
  const [path = ''] = target.split('?', 1);
  if (API.test(path)) return KEPT.test(path) && !SCOPED.test(target) ? target : null;
  if (!pageAddress || isApiPath(path) || isFilePath(path)) return null;
  return pageAddress(target);
}
