import type { BlogStatus } from './constants.ts';
import type {
  BlogSummary,
  Coupon,
  DateText,
  Instant,
  Offer,
  Store,
  StoreSummary,
} from './entities.ts';

/** What only the owner is answered. */

/** GET /api/stores with `?scope=admin`: also the number as stored, which 0 leaves to the live count. */
export interface AdminStore extends Store {
  storedDealCount: number;
  /** Followed links, each visitor once a day: the store's own and those of its coupons and offers. */
  clicks: number;
}

export interface AdminCoupon extends Coupon {
  clicks: number;
}

export interface AdminOffer extends Offer {
  clicks: number;
}

/**
 * The columns by which the owner's lists can be put in order: `order=name`, backwards `order=-name`.
 * The first is the order of a list whose caller names none.
 */
export const OWNERS_ORDERS = {
  stores: ['name', 'category', 'clicks', 'created'],
  categories: ['name', 'slug', 'stores'],
  /** `place` is store by store, each in the owner's order. */
  offers: ['place', 'title', 'store', 'expiry', 'clicks', 'created'],
  coupons: ['-created', 'title', 'store', 'expiry', 'clicks', 'created'],
  products: ['-created', 'name', 'category', 'price', 'rating', 'created'],
  blogs: ['-created', 'title', 'category', 'status', 'views', 'published', 'created'],
  subscribers: ['-created', 'email', 'created'],
} as const;

/** A filter on the last day of coupons and offers; `soon` is within the days of the expiry warning. */
export const EXPIRY_FILTERS = ['active', 'soon', 'expired', 'none'] as const;
export type ExpiryFilter = (typeof EXPIRY_FILTERS)[number];

/** GET /api/stores/{id}/dependents: what goes, and what loses its store, when the store is deleted. */
export interface StoreDependents {
  coupons: number;
  offers: number;
  /** Posts about the store: they stay, without it. */
  posts: number;
}

/** GET /api/categories/{id}/dependents: what stays behind without the category. */
export interface CategoryDependents {
  stores: number;
  offers: number;
}

export interface Subscriber {
  id: number;
  email: string;
  createdAt: Instant;
}

/** POST /api/media: a picture that was stored. */
export interface StoredPicture {
  /** Path under /media. */
  url: string;
}

/** How far the overview looks back, and how long its lists are at most. */
export const OVERVIEW = { days: 30, top: 5, expiring: 20, drafts: 5 } as const;

/** GET /api/admin/overview */
export interface Overview {
  counts: {
    stores: number;
    categories: number;
    coupons: number;
    expiredCoupons: number;
    offers: number;
    inactiveOffers: number;
    products: number;
    subscribers: number;
    posts: Record<BlogStatus, number>;
  };
  /** Followed links of the last 30 days in UTC, the oldest first, today and days without any included. */
  clicksByDay: { day: DateText; clicks: number }[];
  /** By clicks of these 30 days, at most 5; a store's own and those of its coupons and offers. */
  topStores: (StoreSummary & { clicks: number })[];
  topCoupons: { id: number; title: string; storeName: string; clicks: number }[];
  /**
   * Coupons and active offers that end within the days of the expiry warning, the soonest first, at
   * most 20 of `expiringTotal`.
   */
  expiring: {
    kind: 'coupon' | 'offer';
    id: number;
    title: string;
    storeName: string;
    expiryDate: DateText;
  }[];
  expiringTotal: number;
  /** The newest drafts, at most 5 of `counts.posts.draft`. */
  drafts: Pick<BlogSummary, 'id' | 'title' | 'slug' | 'category' | 'createdAt'>[];
}
