export type CouponBadge = 'Verified' | 'Featured' | 'Limited';

export function couponBadge(coupon: { verified: boolean; featured: boolean }): CouponBadge {
  if (coupon.verified) return 'Verified';
  return coupon.featured ? 'Featured' : 'Limited';
}
