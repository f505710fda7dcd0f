import { discountColumns } from './coupon.mapper.js';

describe('discountColumns', () => {
  it.each([
    ['percentage', '20%', 0, 20],
    ['percentage', 'up to 12.5 %', 0, 12.5],
    ['percentage', 'half price', 2, 0],
    ['fixed', '£1,250.50', 1, 1250.5],
    ['freeShipping', 'from £20', 2, 0],
    ['other', '3 for 2', 2, 0],
    ['fixed', `£${'9'.repeat(39)}`, 1, 99_999_999],
  ] as const)('places %s %s', (discountType, discountValue, discountRank, discountSize) => {
    expect(discountColumns({ discountType, discountValue })).toEqual({
      discountRank,
      discountSize,
    });
  });
});
