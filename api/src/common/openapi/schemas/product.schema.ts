import { PRODUCT_CATEGORIES, type Product, type ProductCategory } from '@deal-harbor/contracts';
import {
  Identifier,
  Moment,
  NullableInteger,
  NullableNumber,
  NullableText,
  OneOf,
  PlainText,
  Truth,
  Version,
} from './shape.js';

export class ProductSchema implements Product {
  @Identifier()
  id: number;

  @PlainText()
  name: string;

  @PlainText()
  description: string;

  @PlainText()
  affiliateLink: string;

  @NullableText('A path under /media, or an http(s) address.')
  imageUrl: string | null;

  @NullableNumber()
  originalPrice: number | null;

  @NullableNumber()
  salePrice: number | null;

  @NullableInteger('Whole percent.')
  discount: number | null;

  @NullableNumber('1 to 5.')
  rating: number | null;

  @NullableInteger()
  reviewCount: number | null;

  @OneOf(PRODUCT_CATEGORIES)
  category: ProductCategory;

  @NullableText('Separated by commas.')
  keywords: string | null;

  @Truth()
  featured: boolean;

  @Moment()
  createdAt: string;

  @Version()
  version: number;
}
