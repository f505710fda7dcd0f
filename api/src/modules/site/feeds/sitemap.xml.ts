import { element, XML_HEAD } from '../../../common/xml.js';

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** @param siteUrl public origin; @param pages paths with the moment of their last change, where known */
export function renderSitemap(
  siteUrl: string,
  pages: readonly { path: string; changedAt?: Date }[],
): string {
  const entries = pages.map(({ path, changedAt }) => {
    const changed = changedAt ? element('lastmod', changedAt.toISOString()) : '';
    return `<url>${element('loc', siteUrl + path)}${changed}</url>\n`;
  });
  return `${XML_HEAD}<urlset ${NAMESPACE}>\n${entries.join('')}</urlset>\n`;
}

/** @param parts how many files there are, from /sitemap-1.xml */
export function renderSitemapIndex(siteUrl: string, parts: number): string {
  const entries = Array.from({ length: parts }, (_, index) => {
    return `<sitemap>${element('loc', `${siteUrl}/sitemap-${index + 1}.xml`)}</sitemap>\n`;
  });
  return `${XML_HEAD}<sitemapindex ${NAMESPACE}>\n${entries.join('')}</sitemapindex>\n`;
}
