import {
  BLOG_CATEGORIES,
  BLOG_STATUSES,
  type BlogCategory,
  type BlogStatus,
  LIMITS,
} from '@deal-harbor/contracts';
import { ApiProperty, PartialType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsObject, ValidateNested } from 'class-validator';
import {
  Flag,
  ListOf,
  MayBeAbsent,
  Nullable,
  RawText,
  Slug,
  Text,
  Version,
  WebAddress,
  Word,
} from '../../../common/validation/fields.js';
import { TextList } from '../../../common/validation/text-list.js';

/** The store that a post is about, in the form in which it is read; the slug decides. */
export class TargetStoreDto {
  @MayBeAbsent()
  @Text(LIMITS.name, 0)
  name?: string;

  @Slug()
  slug: string;
}

/** A link that the article's page shows beside the text. */
export class AffiliateLinkDto {
  @Text(LIMITS.title)
  text: string;

  @Nullable()
  @Text(LIMITS.shortText)
  context?: string | null;

  @Nullable()
  @WebAddress()
  url?: string | null;
}

/** A post as the owner writes it. */
export class CreateBlogDto {
  @Text(LIMITS.title)
  title: string;

  /** Without one it is made from the title. */
  @Nullable()
  @Slug()
  slug?: string | null;

  @Nullable()
  @Text(LIMITS.excerpt)
  excerpt?: string | null;

  @Nullable()
  @Text(LIMITS.shortText)
  seoDescription?: string | null;

  /** HTML; what an article may not hold is taken out. */
  @RawText(LIMITS.content)
  content: string;

  @Word(BLOG_CATEGORIES)
  category: BlogCategory;

  /** Without one: draft. */
  @MayBeAbsent()
  @Word(BLOG_STATUSES)
  status?: BlogStatus;

  @MayBeAbsent()
  @Flag()
  featured?: boolean;

  @MayBeAbsent()
  @TextList(LIMITS.keywords, LIMITS.keyword)
  keywords?: string[];

  @Nullable()
  @ApiProperty({ type: TargetStoreDto })
  @IsObject({ message: '$property must be {name, slug} or null.' })
  @ValidateNested()
  @Type(() => TargetStoreDto)
  targetStore?: TargetStoreDto | null;

  @MayBeAbsent()
  @Text(LIMITS.name)
  authorName?: string;

  @MayBeAbsent()
  @ListOf(() => AffiliateLinkDto, LIMITS.affiliateLinks)
  affiliateLinks?: AffiliateLinkDto[];
}

/** Absent fields stay as they are. The first publishing sets the date, which is then kept. */
export class UpdateBlogDto extends PartialType(CreateBlogDto, { skipNullProperties: false }) {
  @Version()
  version?: number;
}
