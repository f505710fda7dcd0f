import {
  type AdminCoupon,
  COUPON_DISCOUNT_TYPES,
  type CouponDiscountType,
  EXPIRY_FILTERS,
  OWNERS_ORDERS,
} from '@deal-harbor/contracts';
import { choiceOf, nameOfChoice, type StoreChoice } from '../../deals/store-choice.ts';
import { textOrNull } from '../../form/rules.ts';
import { isFlag, isId, oneOf } from '../../list/list-state.ts';
import type { ListedKind } from '../../list/use-delete.ts';

export interface CouponValues {
  title: string;
  storeId: StoreChoice | null;
  description: string;
  code: string;
  discountType: CouponDiscountType;
  discountValue: string;
  /** A day, or empty. */
  expiryDate: string;
  verified: boolean;
  featured: boolean;
}

export const COUPONS_LIST = {
  orders: OWNERS_ORDERS.coupons,
  filters: {
    storeId: isId,
    expiry: oneOf(EXPIRY_FILTERS),
    verified: isFlag,
    featured: isFlag,
  },
};

export const COUPON_TYPES: Record<CouponDiscountType, string> = {
  percentage: 'Percentage',
  fixed: 'Fixed amount',
  freeShipping: 'Free shipping',
  other: 'Other',
};

const typeName = (value: unknown): string => COUPON_TYPES[value as CouponDiscountType];

export const couponKind: ListedKind<AdminCoupon, CouponValues> = {
  noun: { one: 'coupon', many: 'coupons' },
  path: '/api/coupons',
  // Stores count their deals and carry their coupons.
  touches: ['/api/coupons', '/api/stores'],
  fields: [
    { name: 'title', label: 'Title' },
    { name: 'storeId', label: 'Store', show: nameOfChoice },
    { name: 'description', label: 'Description' },
    { name: 'discountType', label: 'Kind of discount', show: typeName },
    { name: 'discountValue', label: 'Discount' },
    { name: 'code', label: 'Code' },
    { name: 'expiryDate', label: 'Last day' },
    { name: 'verified', label: 'Verified' },
    { name: 'featured', label: 'Featured' },
  ],
  blank: {
    title: '',
    storeId: null,
    description: '',
    code: '',
    discountType: COUPON_DISCOUNT_TYPES[0],
    discountValue: '',
    expiryDate: '',
    verified: false,
    featured: false,
  },
  toValues: (coupon) => ({
    title: coupon.title,
    storeId: choiceOf(coupon.store),
    description: coupon.description,
    code: coupon.code ?? '',
    discountType: coupon.discountType,
    discountValue: coupon.discountValue,
    expiryDate: coupon.expiryDate ?? '',
    verified: coupon.verified,
    featured: coupon.featured,
  }),
  toBody: (values) => ({
    title: values.title.trim(),
    storeId: values.storeId?.id,
    description: values.description.trim(),
    code: textOrNull(values.code),
    discountType: values.discountType,
    discountValue: values.discountValue.trim(),
    expiryDate: textOrNull(values.expiryDate),
    verified: values.verified,
    featured: values.featured,
  }),
  fate: 'binned',
  toasts: {
    created: 'Coupon created successfully',
    updated: 'Coupon updated successfully',
    createFailed: 'Failed to create coupon',
    updateFailed: 'Failed to update coupon',
    deleted: 'Coupon deleted successfully',
    deleteFailed: 'Failed to delete coupon',
  },
};
