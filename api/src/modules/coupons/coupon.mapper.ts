import { discountOrder } from '@deal-harbor/contracts';
import type { CouponEntity } from './coupon.entity.js';
import type { CouponRow } from './coupon.row.js';

/** For visitors or the owner, as the row is. */
export function toCoupon<T extends CouponRow>({ createdAt, ...row }: T) {
  return { ...row, createdAt: createdAt.toISOString() };
}

/** The columns that carry a coupon's place under `sort=discount`. */
export function discountColumns(
  discount: Pick<CouponEntity, 'discountType' | 'discountValue'>,
): Pick<CouponEntity, 'discountRank' | 'discountSize'> {
  const { rank, size } = discountOrder(discount.discountType, discount.discountValue);
  return { discountRank: rank, discountSize: size };
}
