import { couponBadge } from './coupon-badge.ts';

it.each([
  [true, true, 'Verified'],
  [true, false, 'Verified'],
  [false, true, 'Featured'],
  [false, false, 'Limited'],
])('verified %s, featured %s: %s', (verified, featured, badge) => {
  expect(couponBadge({ verified, featured })).toBe(badge);
});
