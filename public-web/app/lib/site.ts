import { useSiteConfig } from '@deal-harbor/api-client';
import { type DateText, dayOf, type SiteConfig } from '@deal-harbor/contracts';
import { useRouteLoaderData } from 'react-router';
import { DEFAULT_SITE_CONFIG } from './default-site-config.ts';
import type { PageData } from './page-data.ts';

/** What the root loader answers, once a page load. */
export interface SiteData extends PageData {
  siteUrl: string;
  today: DateText;
}

export function useSiteData(): SiteData | undefined {
  return useRouteLoaderData<SiteData>('root');
}

/** The owner's settings, or the built-in ones until they are known. */
export function useConfig(): SiteConfig {
  return useSiteConfig().data ?? DEFAULT_SITE_CONFIG;
}

/** The day that the page was rendered for (UTC), so that server and browser count the same days. */
export function useToday(): DateText {
  return useSiteData()?.today ?? dayOf(new Date());
}

/** Makes a path of ours absolute, as search engines and sharing need it. */
export function useAbsoluteUrl(): (path: string) => string {
  const siteUrl = useSiteData()?.siteUrl ?? '';
  return (path) => (path.startsWith('/') ? siteUrl + path : path);
}
