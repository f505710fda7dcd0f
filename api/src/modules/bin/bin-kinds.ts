import type { BinKind } from '@deal-harbor/contracts';

/** The rows of a table that name what is deleted in this column. */
type Rows = readonly [table: string, column: string];

/** SQL of one kind; all of it is constant. */
export interface BinnedKind {
  /** What an error calls it. */
  what: string;
  /** What goes and, in this order, comes back; its own row stands first. */
  rows: readonly [Rows, ...Rows[]];
  /** The column that it is called by. */
  title: string;
  /** The name of the store that its row `own` belongs to. */
  storeName: string;
  /** Answers the ids of the posts that are about it, and takes it out of them. */
  leavePosts?: string;
}

const STORE_NAME = '(SELECT s.name FROM stores s WHERE s.id = own.store_id)';

export const BINNED: Record<BinKind, BinnedKind> = {
  store: {
    what: 'Store',
    rows: [
      ['stores', 'id'],
      ['coupons', 'store_id'],
      ['offers', 'store_id'],
    ],
    title: 'name',
    storeName: 'NULL',
    leavePosts: 'UPDATE blogs SET target_store_id = NULL WHERE target_store_id = $1 RETURNING id',
  },
  coupon: { what: 'Coupon', rows: [['coupons', 'id']], title: 'title', storeName: STORE_NAME },
  offer: { what: 'Offer', rows: [['offers', 'id']], title: 'title', storeName: STORE_NAME },
  product: { what: 'Product', rows: [['products', 'id']], title: 'name', storeName: 'NULL' },
  post: { what: 'Post', rows: [['blogs', 'id']], title: 'title', storeName: 'NULL' },
};

/** The table that a kind's own row stands in. */
export function ownTable({ rows: [[table]] }: BinnedKind): string {
  return table;
}
