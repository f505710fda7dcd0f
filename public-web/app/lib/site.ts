import { useSiteConfig } from '@deal-harbor/api-client';
import type { DateText, SiteConfig } from '@deal-harbor/contracts';
import { createContext, useContext } from 'react';
import { DEFAULT_SITE_CONFIG } from './default-site-config.ts';

/** What every page of one rendering shares. */
export interface SiteFacts {
  /** The public origin, such as `https://deals.example`; addresses in pages are made from it alone. */
  siteUrl: string;
  /** The UTC day that the page is rendered for, so that server and browser count the same days. */
  today: DateText;
}

export const SiteContext = createContext<SiteFacts | null>(null);

export function useSiteFacts(): SiteFacts {
  const facts = useContext(SiteContext);
  if (!facts) throw new Error('Pages stand in the site.');
  return facts;
}

/** The owner's settings, or the built-in ones until they are known. */
export function useConfig(): SiteConfig {
  return useSiteConfig().data ?? DEFAULT_SITE_CONFIG;
}

export function useToday(): DateText {
  return useSiteFacts().today;
}

/** Makes a path of ours absolute, as search engines and sharing need it. */
export function useAbsoluteUrl(): (path: string) => string {
  const { siteUrl } = useSiteFacts();
  return (path) => (path.startsWith('/') ? siteUrl + path : path);
}
