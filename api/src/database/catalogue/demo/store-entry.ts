import type { CouponDiscountType, OfferDiscountType } from '@deal-harbor/contracts';

/** A store as it is written down, with everything that belongs to it. */
export interface StoreEntry {
  name: string;
  description: string;
  logo: string;
  /** In all: on its own link and on its deals'. */
  clicks: number;
  /** Days since the store was listed, at least as long as since any of its deals. */
  age: number;
  coupons: CouponEntry[];
  /** In the order of the store's page. */
  offers: OfferEntry[];
}

interface DealEntry {
  title: string;
  terms: string;
  code?: string;
  /** Days until the last day; absent without an end, negative when it has ended. */
  endsIn?: number;
  /** Once it is listed for a month; until then it has its share of them. */
  clicks: number;
  /** Days since the deal was listed. */
  age: number;
}

export interface CouponEntry extends DealEntry {
  gives: { discountType: CouponDiscountType; discountValue: string };
  verified?: boolean;
  featured?: boolean;
}

export interface OfferEntry extends DealEntry {
  gives: { discountType: OfferDiscountType; discountValue: string };
  /** The page of the store that the offer leads to. */
  path: string;
  inactive?: boolean;
  /** null for an offer that belongs to no category; otherwise it has the store's. */
  category?: null;
}

export const percent = (size: number) =>
  ({ discountType: 'percentage', discountValue: `${size}%` }) as const;

/** @param amount with its currency, such as '$15' */
export const off = (amount: string) => ({ discountType: 'fixed', discountValue: amount }) as const;

/** What a coupon gives when it is no price, such as 'Free gift'. */
export const other = (words: string) => ({ discountType: 'other', discountValue: words }) as const;

/** What an offer gives when it is no price, such as '3 for 2'. */
export const deal = (words: string) => ({ discountType: 'deal', discountValue: words }) as const;

export const freeShipping = {
  discountType: 'freeShipping',
  discountValue: 'Free shipping',
} as const;

/** The same in the words of a British shop. */
export const freeDelivery = {
  discountType: 'freeShipping',
  discountValue: 'Free delivery',
} as const;
