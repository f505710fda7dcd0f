import { type ReadContext, readPage } from '@deal-harbor/api-client';
import {
  type AdvertisingStatus,
  BLOG_STATUSES,
  type BlogStatus,
  type BlogSummary,
  MAX_LIMIT,
} from '@deal-harbor/contracts';
import { queryOptions } from '@tanstack/react-query';

/** Lists whose length the overview shows; with the owner's scope where it shows more. */
export const COUNTED = {
  stores: { label: 'Stores', address: '/api/stores?scope=admin&limit=1' },
  categories: { label: 'Categories', address: '/api/categories?limit=1' },
  coupons: { label: 'Coupons (with expired)', address: '/api/coupons?scope=admin&limit=1' },
  offers: { label: 'Offers (with inactive)', address: '/api/offers?scope=admin&limit=1' },
  products: { label: 'Amazon products', address: '/api/amazon-products?limit=1' },
} as const;

export type CountedList = keyof typeof COUNTED;

async function readTotal(context: ReadContext): Promise<number> {
  return (await readPage(context)).total;
}

export type PostCounts = Record<BlogStatus, number>;

/** The API has no count for each status: the posts' summaries are read and counted. */
async function readPostCounts(context: ReadContext): Promise<PostCounts> {
  const counts = Object.fromEntries(BLOG_STATUSES.map((status) => [status, 0])) as PostCounts;
  for (let offset = 0, total = 1; offset < total; offset += MAX_LIMIT) {
    const queryKey = [`/api/blogs?scope=admin&limit=${MAX_LIMIT}&offset=${offset}`];
    const page = await readPage<BlogSummary>({ ...context, queryKey });
    for (const { status } of page.items) counts[status] += 1;
    total = page.total;
  }
  return counts;
}

export const overviewQueries = {
  total: (list: CountedList) =>
    queryOptions({ queryKey: [COUNTED[list].address], queryFn: readTotal }),
  posts: () =>
    queryOptions({ queryKey: ['/api/blogs?scope=admin', 'by-status'], queryFn: readPostCounts }),
  advertising: () => queryOptions<AdvertisingStatus>({ queryKey: ['/api/google-ads/status'] }),
};
