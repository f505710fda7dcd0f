import { articleHtmlRules, withoutForbidden } from '@deal-harbor/contracts';
import sanitizeHtml from 'sanitize-html';

/** A model knows no pictures of ours, and those of others tell strangers who reads. */
const PICTURES = new Set(['img', 'figure', 'figcaption']);

/**
 * The part of a model's HTML that an article may hold. Links that lead anywhere else than allowed keep
 * their text only.
 * @param mayLead to an address, read as browsers read it
 */
export function generatedArticle(
  html: string,
  siteOrigin: string,
  mayLead: (url: URL) => boolean,
): string {
  const rules = articleHtmlRules(siteOrigin);
  const article = sanitizeHtml(withoutForbidden(html), {
    ...rules,
    allowedTags: rules.allowedTags.filter((tag) => !PICTURES.has(tag)),
    transformTags: {
      ...rules.transformTags,
      a: (tagName, { href = '' }) => {
        const leads = URL.canParse(href, siteOrigin) && mayLead(new URL(href, siteOrigin));
        const attribs: Record<string, string> = leads ? { href } : {};
        return { tagName, attribs };
      },
    },
  });
  // Written as entities they only come to light here.
  return withoutForbidden(article).trim();
}
