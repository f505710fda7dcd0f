/** Words and numbers that server, site and admin agree on (specification, section 9). */

/**
 * What GET /api/openapi.json says of itself. Raised when the admin begins to need something that older sites
 * do not have: an installed admin opens no site with a smaller one.
 */
export const API_VERSION = 2;

export const COUPON_DISCOUNT_TYPES = ['percentage', 'fixed', 'freeShipping', 'other'] as const;
export type CouponDiscountType = (typeof COUPON_DISCOUNT_TYPES)[number];

export const OFFER_DISCOUNT_TYPES = ['percentage', 'fixed', 'deal'] as const;
export type OfferDiscountType = (typeof OFFER_DISCOUNT_TYPES)[number];

export const BLOG_CATEGORIES = [
  'store-guide',
  'savings-tips',
  'seasonal-deals',
  'comparisons',
  'amazon-deals',
] as const;
export type BlogCategory = (typeof BLOG_CATEGORIES)[number];

export const BLOG_STATUSES = ['draft', 'published', 'archived'] as const;
export type BlogStatus = (typeof BLOG_STATUSES)[number];

export const PRODUCT_CATEGORIES = [
  'electronics',
  'home',
  'fashion',
  'books',
  'sports',
  'beauty',
] as const;
export type ProductCategory = (typeof PRODUCT_CATEGORIES)[number];
export const DEFAULT_PRODUCT_CATEGORY: ProductCategory = 'electronics';

export const SORT_WORDS = ['latest', 'discount', 'expiry', 'popularity'] as const;
export type SortWord = (typeof SORT_WORDS)[number];
export const DEFAULT_SORT: SortWord = 'latest';

/** The filter word that stands for "no filter". */
export const ALL = 'all';

/** The category that a filter names; undefined where it names none. */
export const categoryNamed = (word: string | undefined): string | undefined =>
  word?.toLowerCase() === ALL ? undefined : word;

export const DEFAULT_PRIMARY_COLOR = '#FF6B00';
export const DEFAULT_SECONDARY_COLOR = '#10B981';
export const DEFAULT_AUTHOR_NAME = 'Admin';

/** Coupons that end within this many days, or have ended, are shown as urgent. */
export const EXPIRY_WARNING_DAYS = 7;

/** Milliseconds. */
export const COPIED_INDICATOR_MS = 2_000;
export const REDIRECT_AFTER_COPY_MS = 1_000;
export const TOAST_DURATION_MS = 5_000;
export const TOAST_REMOVE_DELAY_MS = 1_000_000;
export const CONFIG_FRESH_MS = 5 * 60_000;
export const CONFIG_KEPT_MS = 10 * 60_000;

export const TOAST_LIMIT = 1;
/** Pixels. */
export const TOAST_SWIPE_THRESHOLD = 50;
export const TOAST_HOTKEY = 'F8';

export const HOME_CATEGORY_TILES = 4;
export const POPULAR_CATEGORIES = 4;
export const CATEGORY_COLOR_STYLES = 6;
export const FEATURED_BLOGS = 3;
export const KEYWORDS_PER_CARD = 3;
export const REVIEW_CARDS = 6;
export const EXCERPT_FALLBACK_LENGTH = 120;
export const MAX_RATING = 5;
export const MIN_RATING = 1;

export const SKELETONS = {
  homeStores: 6,
  homeFeatured: 4,
  homeList: 6,
  storesList: 9,
  categories: 6,
  categoryPage: 6,
  storePage: 6,
  marketplace: 6,
  adminList: 3,
} as const;

/** Whole numbers, both ends included. */
export const PLACEHOLDER_REVIEWS = { min: 100, max: 599 } as const;
export const PLACEHOLDER_VIEWS = { min: 5_000, max: 7_999 } as const;

/** How many rows a list answers when the caller names no `limit`. */
export const DEFAULT_LIMITS = {
  featuredCoupons: 8,
  latestCoupons: 24,
  popularStores: 12,
  /** Coupons and blogs; also the coupons and offers embedded in one store. */
  capped: 100,
} as const;

/** The largest `limit` that a list takes. */
export const MAX_LIMIT = 1_000;

/**
 * As far as a visitor's search counts: a total of this many means as many or more. What is counted has to be looked
 * at, and a common word must not take longer than a rare one.
 */
export const SEARCH_COUNTED = 1_000;

/** The most suggestions of each kind that a search field gets. */
export const SUGGESTIONS_OF_A_KIND = 5;

/** Cards on one page of each list of the site. */
export const PAGE_SIZES = {
  coupons: DEFAULT_LIMITS.latestCoupons,
  stores: 60,
  blogs: 12,
  products: 24,
} as const;
