import { discountOrder, numberIn } from './discount-order.ts';

it.each([
  ['20%', 20],
  ['£1,250.50 off', 1250.5],
  ['Up to 70%', 70],
  ['Free gift', null],
  ['', null],
  ['3 for $24', 3],
  [`${'9'.repeat(40)}%`, 99_999_999],
])('finds the number of %j: %j', (text, number) => {
  expect(numberIn(text)).toBe(number);
});

test('percentages come by size, then fixed amounts by size, then the rest', () => {
  const deals = [
    ['other', 'Surprise'],
    ['fixed', '£5'],
    ['percentage', '10%'],
    ['freeShipping', 'Free shipping over £20'],
    ['fixed', '$500'],
    ['percentage', '70%'],
    ['percentage', 'Half price'],
  ] as const;
  const sorted = [...deals].sort((a, b) => {
    const x = discountOrder(a[0], a[1]);
    const y = discountOrder(b[0], b[1]);
    return x.rank - y.rank || y.size - x.size;
  });
  expect(sorted.map(([, value]) => value).slice(0, 4)).toEqual(['70%', '10%', '$500', '£5']);
  expect(discountOrder('deal', '2 for 1')).toEqual({ rank: 2, size: 0 });
});
