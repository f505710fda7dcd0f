import { isAddressed } from './is-addressed.ts';

describe('isAddressed', () => {
  it.each([
    ['?offers.edit=1', 'offers', true],
    ['?blogs.page=2&offers.search=a', 'offers', true],
    ['?offers.edit=1', 'coupons', false],
    ['?edit=1&offersx.edit=1', 'offers', false],
    ['', 'offers', false],
  ])('%s of %s: %s', (search, panel, expected) => {
    expect(isAddressed(search, panel)).toBe(expected);
  });
});
