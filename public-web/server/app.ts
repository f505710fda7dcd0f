import type { Site, SiteOptions } from '@deal-harbor/contracts';
import { ELSEWHERE, ROUTES, visitAt } from '../app/routes.ts';
import { ADMIN_ADDRESS, isAdmin, renderAdmin } from './render-admin.tsx';
import { renderPage } from './render-page.tsx';
import { sanitisedReader } from './sanitised-reader.ts';

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
