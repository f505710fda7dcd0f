import { AFFILIATE_REL, isWebAddress } from './outbound.ts';
import { storedPicture } from './pictures.ts';

type Attributes = Record<string, string>;
type Transform = (tagName: string, attribs: Attributes) => { tagName: string; attribs: Attributes };

/** The options of sanitize-html that an article needs; no more than this package must know of it. */
export interface ArticleHtmlRules {
  allowedTags: string[];
  allowedAttributes: Record<string, string[]>;
  allowedSchemes: string[];
  allowProtocolRelative: boolean;
  disallowedTagsMode: 'discard';
  nonTextTags: string[];
  nestingLimit: number;
  transformTags: Record<string, string | Transform>;
  exclusiveFilter: (frame: { tag: string; attribs: Attributes }) => boolean;
}

const BLOCKS = ['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'pre', 'br', 'hr'];
const TABLES = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];
const FIGURES = ['figure', 'figcaption', 'img'];

/** Tags inside a line of text. */
export const ARTICLE_INLINE_TAGS = ['a', 'strong', 'em', 'u', 's', 'code'];

const ATTRIBUTES: Record<string, string[]> = {
  a: ['href', 'rel', 'target'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  ol: ['start'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
};

/** The page has its own h1, and what other editors write is brought to one form. */
const ALIASES = { h1: 'h2', h5: 'h4', h6: 'h4', b: 'strong', i: 'em', del: 's', strike: 's' };

/** Goes with all that is in it; of any other unknown tag the text stays. */
const DROPPED = [
  ...['script', 'style', 'template', 'noscript', 'noembed', 'noframes', 'iframe', 'frameset'],
  ...['object', 'embed', 'applet', 'svg', 'math', 'xmp', 'plaintext', 'listing', 'title'],
  ...['textarea', 'select', 'option', 'button', 'audio', 'video', 'canvas'],
];

/** Deeper markup is no article, and browsers lay it out slowly. */
const NESTING_LIMIT = 30;
const SMALL_NUMBER = /^[1-9]\d{0,3}$/;
const SCHEME = /^\s*[a-z][a-z\d+.-]*:/i;

/** The values that hold; others are left out. */
function kept(attribs: Attributes, rules: Record<string, RegExp>): Attributes {
  return Object.fromEntries(
    Object.entries(attribs).filter(([name, value]) => rules[name]?.test(value)),
  );
}

/** Where a link leads, read as browsers read it: to other sites it is marked, to nowhere it leads no more. */
function linkAttributes(href: string | undefined, siteOrigin: string): Attributes {
  if (href === undefined || !URL.canParse(href, siteOrigin)) return {};
  const url = new URL(href, siteOrigin);
  if (url.protocol === 'mailto:') return { href: url.href };
  if (!isWebAddress(url.href)) return {};
  if (url.origin === siteOrigin) return { href: SCHEME.test(href) ? url.href : href };
  return { href: url.href, rel: AFFILIATE_REL, target: '_blank' };
}

function imageAttributes(attribs: Attributes): Attributes {
  const { src = '', alt = '' } = attribs;
  const rest = kept(attribs, {
    width: SMALL_NUMBER,
    height: SMALL_NUMBER,
    loading: /^(lazy|eager)$/,
  });
  return storedPicture(src) || isWebAddress(src) ? { src, alt, ...rest } : {};
}

const cell: Transform = (tagName, attribs) => ({
  tagName,
  attribs: kept(attribs, {
    colspan: SMALL_NUMBER,
    rowspan: SMALL_NUMBER,
    scope: /^(col|row)(group)?$/,
  }),
});

/**
 * What an article's HTML may hold, as options for sanitize-html: the API applies them when a post is
 * stored, the site again when it is rendered.
 * @param siteOrigin such as `https://deals.example`; links to it are the site's own
 */
export function articleHtmlRules(siteOrigin: string): ArticleHtmlRules {
  return {
    allowedTags: [...BLOCKS, ...TABLES, ...FIGURES, ...ARTICLE_INLINE_TAGS],
    allowedAttributes: ATTRIBUTES,
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nonTextTags: DROPPED,
    nestingLimit: NESTING_LIMIT,
    transformTags: {
      ...ALIASES,
      a: (tagName, { href }) => ({ tagName, attribs: linkAttributes(href, siteOrigin) }),
      img: (tagName, attribs) => ({ tagName, attribs: imageAttributes(attribs) }),
      ol: (tagName, attribs) => ({ tagName, attribs: kept(attribs, { start: SMALL_NUMBER }) }),
      th: cell,
      td: cell,
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  };
}
