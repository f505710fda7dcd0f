import type { ApiReader } from '@deal-harbor/contracts';
import { ELSEWHERE, ROUTES, visitAt } from '../app/routes.ts';
import { ADMIN_ADDRESS, isAdmin, renderAdmin } from './render-admin.tsx';
import { renderPage } from './render-page.tsx';
import type { RenderedPage } from './rendered-page.ts';
import { sanitisedReader } from './sanitised-reader.ts';

export interface SiteOptions {
  /** The public origin, such as `https://deals.example`; addresses in pages are made from it alone. */
  siteUrl: string;
}

/** Makes the pages of the site. */
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

await Promise.all([...ROUTES, ELSEWHERE].map((route) => route.load()));

export function createSite({ siteUrl }: SiteOptions): Site {
  return {
    addressOf(target) {
      if (isAdmin(target)) return ADMIN_ADDRESS;
      const { route, place } = visitAt(target);
      return route.addressOf(place);
    },
    render(address, read, now) {
      const source = { siteUrl, now, read: sanitisedReader(read, siteUrl) };
      return address === ADMIN_ADDRESS ? renderAdmin(source) : renderPage(address, source);
    },
  };
}
