import { type Coupon, discountOrder } from '@deal-harbor/contracts';
import type { CouponEntity } from './coupon.entity.js';
import type { CouponRow } from './coupon.row.js';

export function toCoupon({ createdAt, ...row }: CouponRow): Coupon {
  return { ...row, createdAt: createdAt.toISOString() };
}

/** The columns that carry a coupon's place under `sort=discount`. */
export function discountColumns(
  discount: Pick<CouponEntity, 'discountType' | 'discountValue'>,
): Pick<CouponEntity, 'discountRank' | 'discountSize'> {
  const { rank, size } = discountOrder(discount.discountType, discount.discountValue);
  return { discountRank: rank, discountSize: size };
}
