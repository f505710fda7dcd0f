import type { AdminCoupon } from '@deal-harbor/contracts';

/** A coupon as the repository's SQL answers it. */
export interface CouponRow extends Omit<AdminCoupon, 'createdAt'> {
  createdAt: Date;
}

/** With the counts of the store that it belongs to. */
export interface StoreCouponRow extends CouponRow {
  total: number;
  unexpired: number;
}
