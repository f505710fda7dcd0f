import {
  ARTICLE_INLINE_TAGS,
  articleHtmlRules,
  EXCERPT_FALLBACK_LENGTH,
} from '@deal-harbor/contracts';
import sanitizeHtml from 'sanitize-html';

/**
 * An article's HTML without anything that an article does not need.
 * @param siteOrigin such as `https://deals.example`; links elsewhere are marked as affiliate links
 */
export function sanitiseArticle(html: string, siteOrigin: string): string {
  return sanitizeHtml(html, articleHtmlRules(siteOrigin)).trim();
}

const INLINE_TAG = new RegExp(`</?(?:${ARTICLE_INLINE_TAGS.join('|')})(?: [^>]*)?>`, 'g');
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The text of sanitised HTML, in which `<` and `>` stand for nothing but tags. */
export function articleText(sanitisedHtml: string): string {
  return sanitisedHtml
    .replace(INLINE_TAG, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] as string)
    .replace(/\s+/g, ' ')
    .trim();
}

/** The beginning of an article's text, for cards of posts without an excerpt. */
export function articlePreview(sanitisedHtml: string): string {
  const characters = [...articleText(sanitisedHtml)];
  if (characters.length <= EXCERPT_FALLBACK_LENGTH) return characters.join('');
  return `${characters.slice(0, EXCERPT_FALLBACK_LENGTH).join('').trimEnd()}…`;
}

const WORDS_A_MINUTE = 200;

/** Minutes that reading an article takes, at least one. */
export function articleMinutes(sanitisedHtml: string): number {
  const words = articleText(sanitisedHtml).match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.ceil(words / WORDS_A_MINUTE));
}
