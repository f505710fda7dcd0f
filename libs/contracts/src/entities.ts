import type {
  BlogCategory,
  BlogStatus,
  CouponDiscountType,
  OfferDiscountType,
  ProductCategory,
} from './constants.ts';

/**
 * What the API answers. Ids are positive whole numbers. A `DateText` is a calendar day, an `Instant`
 * is ISO 8601 with zone; optional values that are absent are null.
 */
export type DateText = string;
export type Instant = string;

export interface HeroStat {
  value: string;
  label: string;
}

export interface SiteConfig {
  siteName: string;
  description: string;
  primaryColor: string;
  secondaryColor: string;
  contactEmail: string;
  footerText: string;
  domain: string;
  /** Whether invented review and view numbers may be shown where real ones are missing. */
  placeholderCounts: boolean;
  heroStats: HeroStat[];
  version: number;
}

export interface Category {
  id: number;
  name: string;
  slug: string;
  /** Stores whose category text is this name, in any case. */
  storeCount: number;
  version: number;
}

export interface Store {
  id: number;
  name: string;
  slug: string;
  /** Absolute path under /media, or an http(s) address. */
  logo: string | null;
  description: string;
  website: string | null;
  /** The category's name as text. */
  category: string | null;
  /** The owner's number when above 0, else the live count of unexpired coupons and active offers. */
  dealCount: number;
  /** Unexpired coupons. */
  activeCouponCount: number;
  createdAt: Instant;
  version: number;
}

/** The part of a store that is nested in coupons and offers. */
export interface StoreSummary {
  id: number;
  name: string;
  slug: string;
  logo: string | null;
  website: string | null;
}

export interface Coupon {
  id: number;
  title: string;
  description: string;
  code: string | null;
  discountType: CouponDiscountType;
  /** Display text, such as "20%" or "£10". */
  discountValue: string;
  expiryDate: DateText | null;
  verified: boolean;
  featured: boolean;
  storeId: number;
  store: StoreSummary;
  createdAt: Instant;
  version: number;
}

export interface Offer {
  id: number;
  title: string;
  description: string;
  storeId: number;
  categoryId: number | null;
  code: string | null;
  affiliateLink: string;
  discountType: OfferDiscountType;
  discountValue: string;
  expiryDate: DateText | null;
  active: boolean;
  sortOrder: number;
  store: StoreSummary;
  createdAt: Instant;
  version: number;
}

/** GET /api/stores/{slug}: the store with its first coupons and offers (at most 100 of each). */
export interface StoreDetail extends Store {
  coupons: Coupon[];
  offers: Offer[];
  /** All coupons of the store, the expired ones included. */
  couponCount: number;
  /** All offers of the store that a visitor may see. */
  offerCount: number;
  /** Live count of unexpired coupons and offers. */
  activeDealCount: number;
}

export interface TargetStore {
  name: string;
  slug: string;
}

export interface AffiliateLink {
  text: string;
  context?: string;
  url?: string;
}

/** A post as lists answer it: everything but the article's body. */
export interface BlogSummary {
  id: number;
  title: string;
  slug: string;
  excerpt: string | null;
  /** The first 120 characters of the article's text, for cards of posts without an excerpt. */
  contentPreview: string;
  /** What reading the article takes, at least 1. */
  readMinutes: number;
  seoDescription: string | null;
  category: BlogCategory;
  status: BlogStatus;
  featured: boolean;
  keywords: string[];
  targetStore: TargetStore | null;
  viewCount: number;
  authorName: string;
  publishedAt: Instant | null;
  createdAt: Instant;
  updatedAt: Instant;
  version: number;
}

export interface Blog extends BlogSummary {
  /** Sanitised HTML. */
  content: string;
  affiliateLinks: AffiliateLink[];
}

export interface Product {
  id: number;
  name: string;
  description: string;
  affiliateLink: string;
  imageUrl: string | null;
  originalPrice: number | null;
  salePrice: number | null;
  /** Whole percent. */
  discount: number | null;
  rating: number | null;
  reviewCount: number | null;
  category: ProductCategory;
  /** Comma-separated text. */
  keywords: string | null;
  featured: boolean;
  createdAt: Instant;
  version: number;
}

/** GET /api/search/suggestions: a store or a coupon that somebody may be typing. */
export interface Suggestion {
  kind: 'store' | 'coupon';
  id: number;
  /** The store's name, or the coupon's title. */
  title: string;
  /** The store's category, or the name of the coupon's store; empty where there is none. */
  detail: string;
  /** The page of the site that shows it. */
  href: string;
}

export interface AdvertisingStatus {
  configured: boolean;
  message: string;
}

export interface SessionState {
  authenticated: boolean;
}

/** RFC 9457, as every error of the API is answered. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  errors?: { field: string; message: string }[];
}
