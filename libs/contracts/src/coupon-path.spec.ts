import { couponPath } from './coupon-path.ts';

test.each([
  [0, '/store/acme#coupon-7'],
  [23, '/store/acme#coupon-7'],
  [24, '/store/acme?page=2#coupon-7'],
])('a coupon behind %d others', (before, path) => {
  expect(couponPath('acme', 7, before)).toBe(path);
});
