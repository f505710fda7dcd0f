import { BIN_KINDS, type BinEntry, titleFromSlug } from '@deal-harbor/contracts';
import { listed } from '../../data/dependents-text.ts';
import { oneOf } from '../../list/list-state.ts';

export const BIN = '/api/admin/bin';

export const BIN_LIST = { orders: ['-deleted'], filters: { kind: oneOf(BIN_KINDS) } } as const;

export const KIND_OPTIONS = BIN_KINDS.map((value) => ({ value, label: titleFromSlug(value) }));

/** What an entry is, and what comes back with it: 'Store, with 12 offers and 30 coupons'. */
export function contentsOf({ kind, storeName, counts }: BinEntry): string {
  const along = listed([
    [counts.offers, 'offer'],
    [counts.coupons, 'coupon'],
  ]);
  const posts = listed([[counts.posts, 'post']]);
  const of = storeName ? ` of ${storeName}` : '';
  return [titleFromSlug(kind) + of, along && `with ${along}`, posts && `named by ${posts}`]
    .filter(Boolean)
    .join(', ');
}
