import type { AdminCoupon, Coupon } from '@deal-harbor/contracts';

/** A coupon as the repositories' SQL answers it. */
export interface CouponRow extends Omit<Coupon, 'createdAt'> {
  createdAt: Date;
}

/** With what only the owner sees. */
export interface AdminCouponRow extends Omit<AdminCoupon, 'createdAt'> {
  createdAt: Date;
}
