import type { BinEntry } from '@deal-harbor/contracts';
import { contentsOf } from './bin.ts';

const entry = (values: Partial<BinEntry>): BinEntry => ({
  id: 1,
  kind: 'store',
  title: 'Acme',
  storeName: null,
  deletedAt: '2026-11-21T10:00:00.000Z',
  expiresAt: '2026-12-21T10:00:00.000Z',
  counts: { coupons: 0, offers: 0, posts: 0 },
  ...values,
});

it.each([
  [entry({}), 'Store'],
  [entry({ kind: 'coupon', storeName: 'Acme' }), 'Coupon of Acme'],
  [
    entry({ counts: { coupons: 1, offers: 12, posts: 2 } }),
    'Store, with 12 offers and 1 coupon, named by 2 posts',
  ],
])('says what comes back', (given, text) => {
  expect(contentsOf(given)).toBe(text);
});
