import { listed } from './dependents-text.ts';

describe('what else goes, in words', () => {
  it.each([
    [[], ''],
    [[[0, 'offer']], ''],
    [[[1, 'offer']], '1 offer'],
    [
      [
        [12, 'offer'],
        [0, 'post'],
        [30, 'coupon'],
      ],
      '12 offers and 30 coupons',
    ],
    [
      [
        [1200, 'offer'],
        [1, 'coupon'],
        [2, 'post'],
      ],
      '1,200 offers, 1 coupon, and 2 posts',
    ],
  ] as [[number, string][], string][])('%j is %s', (counts, text) => {
    expect(listed(counts)).toBe(text);
  });
});
