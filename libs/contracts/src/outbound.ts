export type OutboundKind = 'store' | 'coupon' | 'offer';

/** The counted address that leads to a shop; the target is looked up, never named in it. */
export function outboundPath(kind: OutboundKind, id: number): string {
  return `/go/${kind}/${id}`;
}

/** What every link to a shop carries. */
export const AFFILIATE_REL = 'sponsored nofollow noopener';

/** A store without a website is sought under its own name. */
export function storeWebsite(store: { slug: string; website: string | null }): string {
  return store.website ?? `https://www.${store.slug}.com`;
}

/** Absolute http(s) addresses without credentials; all else is refused. */
export function isWebAddress(text: string): boolean {
  if (!URL.canParse(text) || /[\s\\]/.test(text)) return false;
  const url = new URL(text);
  const web = url.protocol === 'https:' || url.protocol === 'http:';
  return web && /^https?:\/\//i.test(text) && !url.username && !url.password && url.hostname !== '';
}
