import {
  type AffiliateLink,
  BLOG_CATEGORIES,
  BLOG_STATUSES,
  type Blog,
  type BlogCategory,
  type BlogStatus,
  type BlogSummary,
  type TargetStore,
} from '@deal-harbor/contracts';
import { ApiProperty } from '@nestjs/swagger';
import {
  Count,
  Identifier,
  Moment,
  NullableMoment,
  NullableText,
  OneOf,
  PlainText,
  Truth,
  Version,
} from './shape.js';

export class TargetStoreSchema implements TargetStore {
  @PlainText()
  name: string;

  @PlainText()
  slug: string;
}

export class AffiliateLinkSchema implements AffiliateLink {
  @PlainText()
  text: string;

  @ApiProperty({ type: String, required: false })
  context?: string;

  @ApiProperty({ type: String, required: false })
  url?: string;
}

/** A post in lists, without its body. */
export class BlogSummarySchema implements BlogSummary {
  @Identifier()
  id: number;

  @PlainText()
  title: string;

  @PlainText()
  slug: string;

  @NullableText()
  excerpt: string | null;

  @PlainText("The beginning of the article's text.")
  contentPreview: string;

  @ApiProperty({ type: 'integer', minimum: 1 })
  readMinutes: number;

  @NullableText()
  seoDescription: string | null;

  @OneOf(BLOG_CATEGORIES)
  category: BlogCategory;

  @OneOf(BLOG_STATUSES)
  status: BlogStatus;

  @Truth()
  featured: boolean;

  @ApiProperty({ type: [String] })
  keywords: string[];

  @ApiProperty({ type: TargetStoreSchema, nullable: true })
  targetStore: TargetStoreSchema | null;

  @Count()
  viewCount: number;

  @PlainText()
  authorName: string;

  @NullableMoment()
  publishedAt: string | null;

  @Moment()
  createdAt: string;

  @Moment()
  updatedAt: string;

  @Version()
  version: number;
}

export class BlogSchema extends BlogSummarySchema implements Blog {
  @PlainText('Sanitised HTML.')
  content: string;

  @ApiProperty({ type: [AffiliateLinkSchema] })
  affiliateLinks: AffiliateLinkSchema[];
}
