import type { AdminCoupon } from '@deal-harbor/contracts';
import { couponKind } from './coupons.ts';

const coupon = {
  id: 1,
  title: 'Sale',
  storeId: 7,
  store: { id: 7, name: 'Tents', slug: 'tents', logo: null, website: null },
  description: '',
  code: 'A1',
  discountType: 'freeShipping',
  discountValue: 'Free shipping',
  expiryDate: '2027-03-05',
  verified: true,
  featured: false,
  version: 2,
} as AdminCoupon;

describe('a coupon in its form', () => {
  const values = couponKind.toValues(coupon);

  it('is sent as it came when nothing was changed', () => {
    const { id, store, version, ...sent } = coupon;
    expect(couponKind.toBody(values)).toEqual(sent);
  });

  it('loses what was emptied', () => {
    expect(couponKind.toBody({ ...values, code: ' ', expiryDate: '' })).toMatchObject({
      code: null,
      expiryDate: null,
    });
  });
});
