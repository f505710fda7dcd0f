import type { DateText } from '@deal-harbor/contracts';
import { sanitiseArticle } from '../../modules/blogs/article-html.js';
import type { BlogEntity } from '../../modules/blogs/blog.entity.js';
import { contentColumns, keywordColumns } from '../../modules/blogs/blog.mapper.js';
import type { CouponEntity } from '../../modules/coupons/coupon.entity.js';
import { discountColumns } from '../../modules/coupons/coupon.mapper.js';
import type { OfferEntity } from '../../modules/offers/offer.entity.js';
import type { ProductEntity } from '../../modules/products/product.entity.js';
import type { StoreEntity } from '../../modules/stores/store.entity.js';
import { momentAgo } from './catalogue-moments.js';
import { type Pictures, pathOf } from './catalogue-pictures.js';
import type {
  DemoCoupon,
  DemoOffer,
  DemoPost,
  DemoProduct,
  DemoStore,
} from './demo/demo-catalogue.types.js';

/** What the rows of a catalogue need beside themselves. */
export interface RowContext {
  today: DateText;
  /** The site's public origin: links elsewhere are marked in articles. */
  siteUrl: string;
  pictures: Pictures;
  /** Ids by slug. */
  storeIds: ReadonlyMap<string, number>;
  /** Ids by name. */
  categoryIds: ReadonlyMap<string, number>;
}

function idIn(ids: ReadonlyMap<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The catalogue refers to '${key}', which it does not hold`);
  return id;
}

function times(today: DateText, daysAgo: number, index: number) {
  const createdAt = momentAgo(today, daysAgo, index);
  return { createdAt, updatedAt: createdAt };
}

export function storeRow(
  { logoSvg, createdDaysAgo, ...store }: DemoStore,
  index: number,
  { today, pictures }: Pick<RowContext, 'today' | 'pictures'>,
): Partial<StoreEntity> {
  return { ...store, logo: pathOf(pictures, logoSvg), ...times(today, createdDaysAgo, index) };
}

export function couponRow(
  { storeSlug, expiresInDays, createdDaysAgo, ...coupon }: DemoCoupon,
  index: number,
  { today, storeIds }: RowContext,
): Partial<CouponEntity> {
  return {
    ...coupon,
    ...discountColumns(coupon),
    ...times(today, createdDaysAgo, index),
    storeId: idIn(storeIds, storeSlug),
  };
}

export function offerRow(
  { storeSlug, categoryName, createdDaysAgo, ...offer }: DemoOffer,
  index: number,
  { today, storeIds, categoryIds }: RowContext,
): Partial<OfferEntity> {
  return {
    ...offer,
    ...times(today, createdDaysAgo, index),
    storeId: idIn(storeIds, storeSlug),
    categoryId: categoryName === null ? null : idIn(categoryIds, categoryName),
  };
}

export function postRow(
  post: DemoPost,
  index: number,
  { today, siteUrl, storeIds }: RowContext,
): Partial<BlogEntity> {
  const { targetStoreSlug, publishedDaysAgo, createdDaysAgo, content, keywords, ...columns } = post;
  const publishedAt = publishedDaysAgo === null ? null : momentAgo(today, publishedDaysAgo, index);
  const { createdAt } = times(today, createdDaysAgo, index);
  return {
    ...columns,
    ...contentColumns(sanitiseArticle(content, siteUrl)),
    ...keywordColumns(keywords),
    targetStoreId: targetStoreSlug === null ? null : idIn(storeIds, targetStoreSlug),
    publishedAt,
    createdAt,
    updatedAt: publishedAt ?? createdAt,
  };
}

export function productRow(
  { pictureSvg, createdDaysAgo, ...product }: DemoProduct,
  index: number,
  { today, pictures }: RowContext,
): Partial<ProductEntity> {
  return {
    ...product,
    imageUrl: pathOf(pictures, pictureSvg),
    ...times(today, createdDaysAgo, index),
  };
}
