import {
  type Blog,
  type BlogSummary,
  type Category,
  CONFIG_FRESH_MS,
  CONFIG_KEPT_MS,
  type Coupon,
  FEATURED_BLOGS,
  type Offer,
  type Product,
  RESERVED_STORE_SLUGS,
  type SiteConfig,
  type Store,
  type StoreDetail,
  type Suggestion,
} from '@deal-harbor/contracts';
import { queryOptions } from '@tanstack/react-query';
import {
  type BlogListState,
  type CouponListState,
  keys,
  type ProductListState,
  type StoreListState,
} from './keys.ts';
import { readOne, readPage, readTotal, readValue } from './readers.ts';

/**
 * What pages ask for, ahead and through their hooks: with the same options, so that both speak of the same key.
 */
export const queries = {
  config: () =>
    queryOptions({
      queryKey: keys.config(),
      queryFn: readValue<SiteConfig>,
      staleTime: CONFIG_FRESH_MS,
      gcTime: CONFIG_KEPT_MS,
    }),
  categories: () => queryOptions({ queryKey: keys.categories(), queryFn: readValue<Category[]> }),

  featuredCoupons: () =>
    queryOptions({ queryKey: keys.featuredCoupons(), queryFn: readValue<Coupon[]> }),
  coupons: (list: CouponListState) =>
    queryOptions({ queryKey: keys.coupons(list), queryFn: readPage<Coupon> }),
  /** How many are active. */
  categoryCouponCount: (slug: string) =>
    queryOptions({ queryKey: keys.categoryCoupons(slug), queryFn: readTotal }),
  storeCoupons: (slug: string, page: number) =>
    queryOptions({ queryKey: keys.storeCoupons(slug, page), queryFn: readPage<Coupon> }),
  storeOffers: (slug: string, page: number) =>
    queryOptions({ queryKey: keys.storeOffers(slug, page), queryFn: readPage<Offer> }),

  popularStores: () =>
    queryOptions({ queryKey: keys.popularStores(), queryFn: readValue<Store[]> }),
  stores: (list: StoreListState) =>
    queryOptions({ queryKey: keys.stores(list), queryFn: readPage<Store> }),
  /** null when there is no such store. A reserved word would ask for another call's answer. */
  store: (slug: string) =>
    queryOptions({
      queryKey: keys.store(slug),
      queryFn: RESERVED_STORE_SLUGS.includes(slug) ? async () => null : readOne<StoreDetail>,
    }),

  blogs: (list: BlogListState) =>
    queryOptions({ queryKey: keys.blogs(list), queryFn: readPage<BlogSummary> }),
  featuredBlogs: () =>
    queryOptions({
      queryKey: keys.featuredBlogs(FEATURED_BLOGS),
      queryFn: readValue<BlogSummary[]>,
    }),
  amazonBlogs: () =>
    queryOptions({ queryKey: keys.amazonBlogs(), queryFn: readValue<BlogSummary[]> }),
  /** null when there is no such post. */
  blog: (slug: string) => queryOptions({ queryKey: keys.blog(slug), queryFn: readOne<Blog> }),

  suggestions: (text: string) =>
    queryOptions({
      queryKey: keys.suggestions(text),
      queryFn: readValue<Suggestion[]>,
      enabled: text !== '',
    }),

  products: (list: ProductListState) =>
    queryOptions({ queryKey: keys.products(list), queryFn: readPage<Product> }),
};
