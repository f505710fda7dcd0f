import {
  LIMITS,
  MAX_RATING,
  MIN_RATING,
  PRODUCT_CATEGORIES,
  type ProductCategory,
} from '@deal-harbor/contracts';
import { PartialType } from '@nestjs/swagger';
import { ForOwner, type OrderOf, OwnersOrder } from '../../../common/http/owners-order.js';
import { ScopedPageQuery } from '../../../common/http/page.query.js';
import {
  Decimal,
  Flag,
  FlagFromQuery,
  MayBeAbsent,
  Nullable,
  Text,
  Version,
  WebAddress,
  Whole,
  Word,
} from '../../../common/validation/fields.js';
import { Picture } from '../../../common/validation/picture.js';

/** A marketplace product as the owner writes it. */
export class CreateProductDto {
  @Text(LIMITS.title)
  name: string;

  @Text(LIMITS.description)
  description: string;

  @WebAddress()
  affiliateLink: string;

  /** A data URL (PNG, JPEG, WebP or GIF), an http(s) address, or a path under /media. */
  @Nullable()
  @Picture()
  imageUrl?: string | null;

  /** Kept with two decimals. */
  @Nullable()
  @Decimal(0, LIMITS.price)
  originalPrice?: number | null;

  /** Kept with two decimals. */
  @Nullable()
  @Decimal(0, LIMITS.price)
  salePrice?: number | null;

  /** Percent. */
  @Nullable()
  @Whole(0, 100)
  discount?: number | null;

  /** Kept with one decimal. */
  @Nullable()
  @Decimal(MIN_RATING, MAX_RATING)
  rating?: number | null;

  @Nullable()
  @Whole(0, LIMITS.reviewCount)
  reviewCount?: number | null;

  /** Without one: electronics. */
  @MayBeAbsent()
  @Word(PRODUCT_CATEGORIES)
  category?: ProductCategory;

  /** Comma-separated. */
  @Nullable()
  @Text(LIMITS.keywordsText)
  keywords?: string | null;

  @MayBeAbsent()
  @Flag()
  featured?: boolean;
}

/** Absent fields stay as they are. */
export class UpdateProductDto extends PartialType(CreateProductDto, { skipNullProperties: false }) {
  @Version()
  version?: number;
}

/** Which marketplace products. */
export class ProductsQuery extends ScopedPageQuery {
  /** One of the categories' words, or `all`. */
  @MayBeAbsent()
  @Text(LIMITS.slug, 0)
  category?: string;

  /** `price` is the sale price, or the original one of products without. */
  @OwnersOrder('products')
  order?: OrderOf<'products'>;

  /** Found in name, description or keywords. */
  @ForOwner()
  @Text(LIMITS.search, 0)
  search?: string;

  @FlagFromQuery()
  @ForOwner()
  @Flag()
  featured?: boolean;
}
