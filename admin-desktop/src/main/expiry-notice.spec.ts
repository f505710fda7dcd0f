import { endingsOf, expiryNotice } from './expiry-notice.ts';

const row = (title: string) => ({ title, storeName: 'Shop' });

it('says nothing of nothing', () => {
  expect(expiryNotice('Deals', 0, [])).toBeNull();
});

it('names one coupon', () => {
  expect(expiryNotice('Deals', 1, [row('20% off')])).toEqual({
    title: '1 coupon ends within 7 days',
    body: 'Deals\nShop: 20% off',
  });
});

it('names the first of many', () => {
  expect(expiryNotice('Deals', 12, ['a', 'b', 'c', 'd'].map(row))).toEqual({
    title: '12 coupons end within 7 days',
    body: 'Deals\nShop: a\nShop: b\nShop: c\n…',
  });
});

it('reads coupons, and only coupons', () => {
  expect(endingsOf([{ id: 1, title: 'a', store: { name: 'Shop' } }])).toEqual([row('a')]);
  for (const answer of [null, {}, [null], [{ title: 'a' }], [{ title: 7, store: { name: 'x' } }]]) {
    expect(endingsOf(answer)).toBeNull();
  }
});
