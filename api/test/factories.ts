import { discountOrder } from '@deal-harbor/contracts';
import type { DataSource, EntityTarget, ObjectLiteral } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { BlogEntity } from '../src/modules/blogs/blog.entity.js';
import { CategoryEntity } from '../src/modules/categories/category.entity.js';
import { CouponEntity } from '../src/modules/coupons/coupon.entity.js';
import { OfferEntity } from '../src/modules/offers/offer.entity.js';
import { ProductEntity } from '../src/modules/products/product.entity.js';
import { StoreEntity } from '../src/modules/stores/store.entity.js';

/** Rows written past the API, so that a test can set what no caller may: clicks, dates of making. */

type Given<T> = Partial<T>;
let number = 0;

async function insert<T extends ObjectLiteral & { id: number }>(
  dataSource: DataSource,
  entity: EntityTarget<T>,
  row: Given<T>,
): Promise<number> {
  const { identifiers } = await dataSource.manager.insert(entity, row as QueryDeepPartialEntity<T>);
  return (identifiers[0] as { id: number }).id;
}

/** The day in UTC, `days` from today. */
export function dayFromToday(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** @returns the id, as every function here */
export function addStore(dataSource: DataSource, given: Given<StoreEntity> = {}): Promise<number> {
  number++;
  const name = given.name ?? `Store ${number}`;
  return insert(dataSource, StoreEntity, { name, slug: `store-${number}`, ...given });
}

export function addCategory(dataSource: DataSource, name: string, slug: string): Promise<number> {
  return insert(dataSource, CategoryEntity, { name, slug });
}

export function addCoupon(
  dataSource: DataSource,
  storeId: number,
  given: Given<CouponEntity> = {},
): Promise<number> {
  const { discountType = 'percentage', discountValue = '10%' } = given;
  const { rank, size } = discountOrder(discountType, discountValue);
  return insert(dataSource, CouponEntity, {
    storeId,
    title: `Coupon ${++number}`,
    discountType,
    discountValue,
    discountRank: rank,
    discountSize: size,
    ...given,
  });
}

/** `sortOrder` must be given where a store gets more than one. */
export function addOffer(
  dataSource: DataSource,
  storeId: number,
  given: Given<OfferEntity> = {},
): Promise<number> {
  return insert(dataSource, OfferEntity, {
    storeId,
    title: `Offer ${++number}`,
    description: 'An offer.',
    affiliateLink: 'https://shop.example/offer',
    sortOrder: 0,
    ...given,
  });
}

export function addBlog(dataSource: DataSource, given: Given<BlogEntity> = {}): Promise<number> {
  number++;
  const published = given.status === undefined || given.status === 'published';
  return insert(dataSource, BlogEntity, {
    title: `Post ${number}`,
    slug: `post-${number}`,
    content: '<p>Text</p>',
    contentPreview: 'Text',
    category: 'savings-tips',
    status: 'published',
    publishedAt: published ? new Date() : null,
    ...given,
  });
}

export function addProduct(
  dataSource: DataSource,
  given: Given<ProductEntity> = {},
): Promise<number> {
  return insert(dataSource, ProductEntity, {
    name: `Product ${++number}`,
    description: 'A product.',
    affiliateLink: 'https://market.example/product',
    ...given,
  });
}
