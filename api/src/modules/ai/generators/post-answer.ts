import {
  type AffiliateLink,
  type BlogCategory,
  LIMITS,
  type TargetStore,
} from '@deal-harbor/contracts';
import { CreateBlogDto } from '../../blogs/dto/blog.dto.js';
import { fieldsOf, holding, objectsIn } from './answer-shape.js';
import { cleanLine, cleanLines } from './clean-text.js';
import { generatedArticle } from './generated-article.js';
import { unusable } from './generator.js';

export interface PostGiven {
  category: BlogCategory;
  /** The owner's own, which stand first. */
  keywords: readonly string[];
  targetStore: TargetStore | null;
  /** Where the entries of the panel of affiliate links lead; null without a panel. */
  panelUrl: string | null;
  siteOrigin: string;
  mayLead: (url: URL) => boolean;
}

function panel(value: unknown, url: string): AffiliateLink[] {
  return objectsIn(value)
    .map((entry) => ({
      text: cleanLine(entry.text, LIMITS.title),
      context: cleanLine(entry.context, LIMITS.shortText),
      url,
    }))
    .filter((entry) => entry.text)
    .slice(0, LIMITS.affiliateLinks);
}

/**
 * The draft that an answer holds.
 * @throws AppError 'provider-failed'
 */
export function postFrom(answer: unknown, given: PostGiven): CreateBlogDto {
  const fields = fieldsOf(answer);
  const { category, targetStore, panelUrl, siteOrigin, mayLead } = given;
  const keywords = Array.isArray(fields.keywords) ? fields.keywords : [];
  const html = typeof fields.content === 'string' ? fields.content : '';
  const post = holding(CreateBlogDto, {
    title: cleanLine(fields.title, LIMITS.title),
    excerpt: cleanLine(fields.excerpt, LIMITS.excerpt),
    seoDescription: cleanLine(fields.seoDescription, LIMITS.shortText),
    content: generatedArticle(html, siteOrigin, mayLead),
    category,
    status: 'draft',
    keywords: cleanLines([...given.keywords, ...keywords], LIMITS.keywords, LIMITS.keyword),
    targetStore,
    affiliateLinks: panelUrl === null ? [] : panel(fields.links, panelUrl),
  });
  if (!post) throw unusable();
  return post;
}
