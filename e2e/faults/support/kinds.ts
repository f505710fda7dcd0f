import { ABSENT, BINNED } from './ledger.ts';

/** The records that writers' own ones belong to. */
export interface Ground {
  /** A store for coupons. */
  shop: number;
  /** Another for offers. */
  stall: number;
}

/** A kind of record: how one is added under a name, with a text, and where it goes when it is deleted. */
export interface Kind {
  path: string;
  body: (mark: string, text: string, ground: Ground) => object;
  /** What the text stands in; null where a record has none and stays as it is. */
  text: 'description' | 'content' | null;
  deleted: typeof ABSENT | typeof BINNED;
}

const LINK = 'https://shop.example/?ref=faults';

export const KINDS: Record<string, Kind> = {
  coupon: {
    path: '/api/coupons',
    body: (title, description, { shop }) => ({
      storeId: shop,
      title,
      description,
      discountType: 'percentage',
      discountValue: '20%',
      featured: true,
    }),
    text: 'description',
    deleted: BINNED,
  },
  offer: {
    path: '/api/offers',
    body: (title, description, { stall }) => ({
      storeId: stall,
      title,
      description,
      affiliateLink: LINK,
    }),
    text: 'description',
    deleted: BINNED,
  },
  store: {
    path: '/api/stores',
    body: (name, description) => ({ name, slug: name, description }),
    text: 'description',
    deleted: BINNED,
  },
  post: {
    path: '/api/blogs',
    body: (title, text) => ({
      title,
      category: 'savings-tips',
      content: text,
      status: 'published',
    }),
    text: 'content',
    deleted: BINNED,
  },
  product: {
    path: '/api/amazon-products',
    body: (name, description) => ({ name, description, affiliateLink: LINK, category: 'books' }),
    text: 'description',
    deleted: BINNED,
  },
  category: {
    path: '/api/categories',
    body: (name) => ({ name, slug: name }),
    text: null,
    deleted: ABSENT,
  },
};
