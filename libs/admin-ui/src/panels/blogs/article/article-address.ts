import { articleHtmlRules } from '@deal-harbor/contracts';

const LEADS_SOMEWHERE = /^(?:https?:\/\/|mailto:|[/#])/i;
const HOST = /^[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}(?:[/?#:]|$)/i;

/** Whether an article may link to this address. */
export function isArticleAddress(text: string, siteOrigin: string): boolean {
  const { a } = articleHtmlRules(siteOrigin).transformTags;
  return typeof a === 'function' && a('a', { href: text }).attribs.href !== undefined;
}

/**
 * What a link carries for what the owner typed: `shop.example` is understood too.
 * @returns null when it is no address of the web, of the site or of mail
 */
export function typedAddress(text: string, siteOrigin: string): string | null {
  const typed = text.trim();
  const address = HOST.test(typed) ? `https://${typed}` : typed;
  const leads = LEADS_SOMEWHERE.test(address) && !/\s/.test(address);
  return leads && isArticleAddress(address, siteOrigin) ? address : null;
}

/** Whether an article may show a picture from this address. */
export function isArticlePicture(text: string, siteOrigin: string): boolean {
  const { img } = articleHtmlRules(siteOrigin).transformTags;
  return typeof img === 'function' && img('img', { src: text }).attribs.src !== undefined;
}
