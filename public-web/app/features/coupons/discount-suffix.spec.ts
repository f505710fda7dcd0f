import { discountSuffix } from './discount-suffix.ts';

test.each([
  ['percentage', '20%', 'off'],
  ['fixed', '£1,250.50', 'off'],
  ['fixed', 'A$5', 'off'],
  ['percentage', '20% OFF', ''],
  ['percentage', 'Half price', ''],
  ['freeShipping', 'Free', ''],
  ['deal', '2 for 1', ''],
  ['other', '10', ''],
])('%s %s reads "%s"', (type, value, suffix) => {
  expect(discountSuffix(type, value)).toBe(suffix);
});
