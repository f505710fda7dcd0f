import type { DateText } from '@deal-harbor/contracts';
import type { DataSource, EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { BlogEntity } from '../../modules/blogs/blog.entity.js';
import { CategoryEntity } from '../../modules/categories/category.entity.js';
import { CouponEntity } from '../../modules/coupons/coupon.entity.js';
import { OfferEntity } from '../../modules/offers/offer.entity.js';
import { insertVisitCounts } from '../../modules/outbound/visits.repository.js';
import { ProductEntity } from '../../modules/products/product.entity.js';
import { StoreEntity } from '../../modules/stores/store.entity.js';
import { inTransaction } from '../transaction.js';
import { momentAgo } from './catalogue-moments.js';
import { insertPictures, type Pictures, renderPictures } from './catalogue-pictures.js';
import {
  couponRow,
  offerRow,
  postRow,
  productRow,
  type RowContext,
  storeRow,
} from './catalogue-rows.js';
import { visitHistory } from './catalogue-visits.js';
import { demoCatalogue } from './demo/demo-catalogue.js';
import type { DemoCatalogue } from './demo/demo-catalogue.types.js';

export interface LoadOptions {
  /** The day that all dates are relative to. */
  today: DateText;
  /** The site's public origin. */
  siteUrl: string;
  /** Called after each picture and at the end, with steps done and steps in all. */
  onProgress?: (done: number, total: number) => void;
}

/** Fields of one statement: PostgreSQL takes 65,535 values, and the widest row has 20. */
const ROWS_AT_ONCE = 2_000;

/** Whether the owner has had nothing to sell yet: no row in any table of the catalogue, nor in the bin. */
export async function isCatalogueEmpty(manager: EntityManager): Promise<boolean> {
  const [row] = await manager.query<[{ empty: boolean }]>(
    `SELECT NOT (EXISTS (SELECT FROM stores) OR EXISTS (SELECT FROM categories)
      OR EXISTS (SELECT FROM coupons) OR EXISTS (SELECT FROM offers)
      OR EXISTS (SELECT FROM blogs) OR EXISTS (SELECT FROM products)
      OR EXISTS (SELECT FROM bin)) AS empty`,
  );
  return row.empty;
}

/** @returns the ids, in the order of the rows */
async function insertRows<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  rows: readonly Partial<T>[],
): Promise<number[]> {
  const ids: number[] = [];
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const part = rows.slice(start, start + ROWS_AT_ONCE) as QueryDeepPartialEntity<T>[];
    const { identifiers } = await manager.insert(entity, part);
    ids.push(...identifiers.map((row) => row.id as number));
  }
  return ids;
}

function byKey(keys: readonly string[], ids: readonly number[]): Map<string, number> {
  return new Map(keys.map((key, index) => [key, ids[index] as number]));
}

async function insertCatalogue(
  manager: EntityManager,
  catalogue: DemoCatalogue,
  pictures: Pictures,
  { today, siteUrl }: LoadOptions,
): Promise<void> {
  const { categories, stores, coupons, offers, posts, products } = catalogue;
  await insertPictures(manager, pictures);
  const founded = momentAgo(today, Math.max(...stores.map((store) => store.createdDaysAgo)), 0);
  const categoryIds = await insertRows(
    manager,
    CategoryEntity,
    categories.map((category) => ({ ...category, createdAt: founded })),
  );
  const storeIds = await insertRows(
    manager,
    StoreEntity,
    stores.map((store, index) => storeRow(store, index, { today, pictures })),
  );
  const context: RowContext = {
    today,
    siteUrl,
    pictures,
    categoryIds: byKey(
      categories.map(({ name }) => name),
      categoryIds,
    ),
    storeIds: byKey(
      stores.map(({ slug }) => slug),
      storeIds,
    ),
  };
  const rows = <D, T>(entries: readonly D[], row: (entry: D, i: number, c: RowContext) => T) =>
    entries.map((entry, index) => row(entry, index, context));
  const couponIds = await insertRows(manager, CouponEntity, rows(coupons, couponRow));
  const offerIds = await insertRows(manager, OfferEntity, rows(offers, offerRow));
  await insertRows(manager, BlogEntity, rows(posts, postRow));
  await insertRows(manager, ProductEntity, rows(products, productRow));
  const ids = { stores: storeIds, coupons: couponIds, offers: offerIds };
  await insertVisitCounts(manager, visitHistory(catalogue, ids, today));
}

/**
 * Fills an empty catalogue with the demo's, all or nothing; does nothing where there is any row.
 * Belongs under the start lock: two instances must not both find it empty.
 */
export async function loadDemoCatalogue(
  dataSource: DataSource,
  options: LoadOptions,
): Promise<void> {
  if (!(await isCatalogueEmpty(dataSource.manager))) return;
  const catalogue = demoCatalogue(options.today);
  const svgs = [
    ...catalogue.stores.map(({ logoSvg }) => logoSvg),
    ...catalogue.products.map(({ pictureSvg }) => pictureSvg),
  ];
  const steps = new Set(svgs).size + 1;
  let done = 0;
  const report = () => options.onProgress?.(++done, steps);
  const pictures = await renderPictures(svgs, report);
  await inTransaction(dataSource, (manager) =>
    insertCatalogue(manager, catalogue, pictures, options),
  );
  report();
}
