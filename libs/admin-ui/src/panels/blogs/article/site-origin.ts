/** The public site's origin; where the admin is part of the site it is the page's own. */
export const siteOriginOf = (siteUrl: string): string =>
  siteUrl ? new URL(siteUrl).origin : window.location.origin;
