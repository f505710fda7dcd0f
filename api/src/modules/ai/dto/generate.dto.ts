import { BLOG_CATEGORIES, type BlogCategory, LIMITS } from '@deal-harbor/contracts';
import {
  Flag,
  MayBeAbsent,
  Nullable,
  Slug,
  Text,
  WebAddress,
  Word,
} from '../../../common/validation/fields.js';
import { TextList } from '../../../common/validation/text-list.js';

/** A store with its offers, to be written by the model. */
export class GenerateStoreDto {
  @Text(LIMITS.name)
  storeName: string;

  /** The only address that the store's offers will lead to. */
  @WebAddress()
  affiliateLink: string;

  /** Whether the offers are active at once, without the owner's look. */
  @MayBeAbsent()
  @Flag()
  publish?: boolean;
}

/** A post, to be written by the model. */
export class GenerateBlogDto {
  @Text(LIMITS.title)
  topic: string;

  @Word(BLOG_CATEGORIES)
  category: BlogCategory;

  /** The slug of the store that the post is about. */
  @Nullable()
  @Slug()
  storeName?: string | null;

  @MayBeAbsent()
  @TextList(LIMITS.keywords, LIMITS.keyword)
  targetKeywords?: string[];

  /** Without it: true. */
  @MayBeAbsent()
  @Flag()
  includeAffiliate?: boolean;
}

/** A review of a marketplace product, to be written by the model. */
export class GenerateAmazonBlogDto {
  @Text(LIMITS.title)
  productName: string;

  @MayBeAbsent()
  @Text(LIMITS.description, 0)
  productDescription?: string;

  /** Comma-separated. */
  @Nullable()
  @Text(LIMITS.keywordsText)
  keywords?: string | null;

  @MayBeAbsent()
  @Word(['amazon-deals'])
  category?: 'amazon-deals';
}
