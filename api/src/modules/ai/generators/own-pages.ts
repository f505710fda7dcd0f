/** The lists of the site, which are there whatever the owner deletes. */
const LISTS = ['/', '/stores', '/categories', '/blogs', '/amazon-deals'];

export const storePage = (slug: string) => `/store/${slug}`;

/** Whether an address is one of the site's lists, or the page of the store that the article is about. */
export function isOwnPage(url: URL, siteOrigin: string, storeSlug: string | null): boolean {
  if (url.origin !== siteOrigin) return false;
  return (
    LISTS.includes(url.pathname) || (storeSlug !== null && url.pathname === storePage(storeSlug))
  );
}
