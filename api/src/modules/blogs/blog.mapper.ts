import { type AffiliateLink, type Blog, isWebAddress } from '@deal-harbor/contracts';
import { articleMinutes, articlePreview, sanitiseArticle } from './article-html.js';
import type { BlogEntity } from './blog.entity.js';
import type { BlogRow, BlogSummaryRow } from './blog.row.js';
import type { AffiliateLinkDto } from './dto/blog.dto.js';

/** A post, or the summary of one: with instants as text. */
export function toBlog<T extends BlogSummaryRow>({ publishedAt, createdAt, updatedAt, ...row }: T) {
  return {
    ...row,
    publishedAt: publishedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** The columns that carry an article; the HTML is sanitised already. */
export function contentColumns(
  html: string,
): Pick<BlogEntity, 'content' | 'contentPreview' | 'readMinutes'> {
  return {
    content: html,
    contentPreview: articlePreview(html),
    readMinutes: articleMinutes(html),
  };
}

export function keywordColumns(keywords: string[]): Pick<BlogEntity, 'keywords' | 'keywordsText'> {
  return { keywords, keywordsText: keywords.join(' ') };
}

/** As it may be shown, even where the row was not written by us. */
export function toSafeBlog(row: BlogRow, siteOrigin: string): Blog {
  return toBlog({
    ...row,
    content: sanitiseArticle(row.content, siteOrigin),
    affiliateLinks: row.affiliateLinks.map(({ url = '', ...link }) =>
      toAffiliateLink({ ...link, url: isWebAddress(url) ? url : null }),
    ),
  });
}

/** Absent parts are left out, not null. */
export function toAffiliateLink({ text, context, url }: AffiliateLinkDto): AffiliateLink {
  return { text, ...(context ? { context } : {}), ...(url ? { url } : {}) };
}
