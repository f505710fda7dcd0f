import type { ApiReader } from './api-reader.ts';

/** What a page says that cannot be made. */
export const TROUBLE = {
  title: 'Something Went Wrong',
  text: 'Please try again later.',
} as const;

/** A whole document. */
export interface RenderedPage {
  status: number;
  /** The content's type and policy, and where the status asks for them Location or Retry-After. */
  headers: Record<string, string>;
  body: string;
  /** What went wrong in the rendering, for the log. */
  fault?: unknown;
}

/** Makes the pages of the site: public-web's bundle, which the api serves. */
export interface Site {
  /**
   * The one address of what a target shows: its path and only those parameters that its page reads, in a fixed
   * order and with the values that they stand for: `/?utm_source=x&page=1` is `/`.
   */
  addressOf(target: string): string;
  /**
   * Renders a whole page with its own status and content policy.
   * @param address one that `addressOf` answered
   * @param read answers the page's data in-process
   */
  render(address: string, read: ApiReader, now: Date): Promise<RenderedPage>;
}

export interface SiteOptions {
  /** The public origin, such as `https://deals.example`; addresses in pages are made from it alone. */
  siteUrl: string;
}
