/** Who asks, as far as counting once per visitor and day needs it. Never stored in clear. */
export interface Visitor {
  address: string;
  userAgent: string;
}

/** What a public GET of the API answers, without the HTTP around it. */
export interface ApiAnswer {
  status: number;
  /** The JSON value; a `Problem` when `status` is 400 or more. */
  body: unknown;
  /** X-Total-Count, on lists. */
  total: number | null;
}

/**
 * Answers a public GET of the API inside the process: no socket, no JSON text. The API provides it to
 * the site's renderer, so that a page's first data are the same as what the browser would fetch.
 * @param path with query, such as `/api/coupons?search=shoes&sort=expiry`
 */
export type ApiReader = (path: string) => Promise<ApiAnswer>;
