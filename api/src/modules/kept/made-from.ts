import type {
  Blog,
  BlogSummary,
  Coupon,
  Offer,
  Store,
  StoreDetail,
  StoreSummary,
} from '@deal-harbor/contracts';
import type { List } from '../../common/http/list.js';

/**
 * What an answer was made from, as tags that the database announces when it changes (the migration
 * `content-changes` has the other half of this vocabulary):
 *
 * - `config`, `categories`, `products`: anything of theirs;
 * - `stores`, `coupons`, `offers`, `posts`: which there are, and their order;
 * - `search`: the text that a search of coupons looks through;
 * - `store:{id or slug}`, `coupon:{id}`, `post:{id}`: one record;
 * - `deals:{store's id}`: a store's coupons and offers, and so their counts.
 */
export interface MadeFrom {
  tags: readonly string[];
  /** The post whose view every answer counts, also when it is answered from what was kept. */
  viewed?: number;
}

export type Query = Record<string, unknown>;

/** What the answer of a public read was made from. `query` is as the caller sent it. */
export type MadeFromAnswer<T> = (answer: T, query: Query) => MadeFrom;

const tagsOfStore = ({ id }: { id: number }) => [`store:${id}`, `deals:${id}`];

function ofDeals(kind: string, deals: readonly { store: StoreSummary }[], query: Query): string[] {
  const [first] = deals;
  // A store's own list changes with that store only; an empty one does not say which store it is of.
  if (query.store && first) return tagsOfStore(first.store);
  return [kind, ...deals.map(({ store }) => `store:${store.id}`)];
}

export const fromConfig = (): MadeFrom => ({ tags: ['config'] });

/** Categories carry the counts of their stores. */
export const fromCategories = (): MadeFrom => ({ tags: ['categories', 'stores'] });

export const fromStores: MadeFromAnswer<List<Store>> = ({ items }) => ({
  tags: ['stores', 'categories', ...items.flatMap(tagsOfStore)],
});

export const fromStore: MadeFromAnswer<StoreDetail> = (store) => ({ tags: tagsOfStore(store) });

export const fromCoupons: MadeFromAnswer<List<Coupon>> = ({ items }, query) => ({
  tags: [
    ...ofDeals('coupons', items, query),
    ...items.map(({ id }) => `coupon:${id}`),
    ...(query.search ? ['search'] : []),
    ...(query.category ? ['categories'] : []),
  ],
});

export const fromOffers: MadeFromAnswer<List<Offer>> = ({ items }, query) => ({
  tags: ofDeals('offers', items, query),
});

export const fromPosts: MadeFromAnswer<List<BlogSummary>> = ({ items }) => ({
  tags: ['posts', ...items.flatMap(tagsOfPost)],
});

export const fromPost: MadeFromAnswer<Blog> = (post) => ({
  tags: tagsOfPost(post),
  viewed: post.id,
});

export const fromProducts = (): MadeFrom => ({ tags: ['products'] });

/** Suggestions may name any store or coupon. */
export const fromSuggestions = (): MadeFrom => ({ tags: ['stores', 'search'] });

function tagsOfPost({ id, targetStore }: BlogSummary): string[] {
  return targetStore ? [`post:${id}`, `store:${targetStore.slug}`] : [`post:${id}`];
}

/** What an answer that was put together from several was made from. */
export function together(parts: readonly MadeFrom[]): MadeFrom {
  const viewed = parts.find((part) => part.viewed !== undefined)?.viewed;
  const tags = [...new Set(parts.flatMap((part) => part.tags))];
  return viewed === undefined ? { tags } : { tags, viewed };
}
