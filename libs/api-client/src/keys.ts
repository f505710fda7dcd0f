import { ALL, DEFAULT_SORT, PAGE_SIZES, REVIEW_CARDS, type SortWord } from '@deal-harbor/contracts';
import { address, type Params } from './address.ts';

/** What a visitor has chosen on the home page. Pages count from 1. */
export interface CouponListState {
  search: string;
  /** A category's slug, or `all`. */
  category: string;
  sort: SortWord;
  page: number;
}

export interface StoreListState {
  search: string;
  /** A category's slug, or `all`. */
  category: string;
  page: number;
}

export interface BlogListState {
  search: string;
  /** One of the blog categories, or `all`. */
  category: string;
  page: number;
}

export interface ProductListState {
  /** One of the product categories, or `all`. */
  category: string;
  page: number;
}

const unlessAll = (word: string) => (word === ALL ? undefined : word);
const unlessDefault = (sort: SortWord) => (sort === DEFAULT_SORT ? undefined : sort);

function pageOf(page: number, size: number): Params {
  return { limit: size, offset: page > 1 ? (page - 1) * size : undefined };
}

/** Whether the home page shows search or filter results instead of the latest coupons. */
export function isFiltered({ search, category }: CouponListState): boolean {
  return search !== '' || category !== ALL;
}

/** Every key is the address that the default reader asks: its parts joined with '/'. */
export const keys = {
  config: () => ['/api/config'] as const,
  featuredCoupons: () => ['/api/coupons/featured'] as const,
  popularStores: () => ['/api/stores/popular'] as const,
  categories: () => ['/api/categories'] as const,

  coupons: (list: CouponListState) => {
    const sort = unlessDefault(list.sort);
    const paged = pageOf(list.page, PAGE_SIZES.coupons);
    if (isFiltered(list)) {
      const filter = { search: list.search, category: unlessAll(list.category), sort };
      return [address('/api/coupons', { ...filter, ...paged })] as const;
    }
    const plain = !sort && list.page === 1;
    return [address('/api/coupons/latest', plain ? {} : { sort, ...paged })] as const;
  },
  /** The coupons whose counts the category page shows. */
  categoryCoupons: (slug: string) =>
    [address('/api/coupons', { category: slug, limit: 1 })] as const,
  storeCoupons: (slug: string, page: number) =>
    [address('/api/coupons', { store: slug, ...pageOf(page, PAGE_SIZES.coupons) })] as const,
  storeOffers: (slug: string, page: number) =>
    [address('/api/offers', { store: slug, ...pageOf(page, PAGE_SIZES.coupons) })] as const,

  stores: ({ search, category, page }: StoreListState) => {
    const paged = pageOf(page, PAGE_SIZES.stores);
    return [address('/api/stores', { search, category: unlessAll(category), ...paged })] as const;
  },
  store: (slug: string) => ['/api/stores', slug] as const,

  blogs: ({ search, category, page }: BlogListState) => {
    const paged = pageOf(page, PAGE_SIZES.blogs);
    return [address('/api/blogs', { category: unlessAll(category), search, ...paged })] as const;
  },
  featuredBlogs: (limit: number) => [address('/api/blogs', { featured: 'true', limit })] as const,
  amazonBlogs: () =>
    [address('/api/blogs', { category: 'amazon-deals', limit: REVIEW_CARDS })] as const,
  blog: (slug: string) => ['/api/blogs', slug] as const,

  /** What somebody may be typing; an empty text is asked of nobody. */
  suggestions: (text: string) => [address('/api/search/suggestions', { q: text })] as const,

  products: ({ category, page }: ProductListState) => {
    const paged = pageOf(page, PAGE_SIZES.products);
    return [address('/api/amazon-products', { category: unlessAll(category), ...paged })] as const;
  },
};
