import { type AdminCoupon, type Coupon, discountOrder } from '@deal-harbor/contracts';
import type { CouponEntity } from './coupon.entity.js';
import type { CouponRow } from './coupon.row.js';

export function toAdminCoupon({ createdAt, ...row }: CouponRow): AdminCoupon {
  return { ...row, createdAt: createdAt.toISOString() };
}

export function toCoupon(row: CouponRow): Coupon {
  const { clicks, ...coupon } = toAdminCoupon(row);
  return coupon;
}

/** The columns that carry a coupon's place under `sort=discount`. */
export function discountColumns(
  discount: Pick<CouponEntity, 'discountType' | 'discountValue'>,
): Pick<CouponEntity, 'discountRank' | 'discountSize'> {
  const { rank, size } = discountOrder(discount.discountType, discount.discountValue);
  return { discountRank: rank, discountSize: size };
}
