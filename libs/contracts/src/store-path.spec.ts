import { couponPath, storePath } from './store-path.ts';

test('a store’s page says the pages of its coupons and offers', () => {
  expect(storePath({ slug: 'acme', coupons: 1, offers: 1 })).toBe('/store/acme');
  expect(storePath({ slug: 'acme', coupons: 2, offers: 3 })).toBe('/store/acme?page=2&offers=3');
});

test.each([
  [0, '/store/acme#coupon-7'],
  [23, '/store/acme#coupon-7'],
  [24, '/store/acme?page=2#coupon-7'],
])('a coupon behind %d others', (before, path) => {
  expect(couponPath('acme', 7, before)).toBe(path);
});
