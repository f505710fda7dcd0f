import type { Request } from 'express';

/** Whether the API answers the request; as the router, in letters of any case. */
export function isApiCall({ path }: Request): boolean {
  return /^\/api(\/|$)/i.test(path);
}
