import type { BlogStatus, Overview } from '@deal-harbor/contracts';

/** The overview's parts as the repository's SQL answers them. */
export interface CountsRow extends Omit<Overview['counts'], 'posts'> {
  /** null without any post; a status that no post has is absent. */
  posts: Partial<Record<BlogStatus, number>> | null;
}

export type DayRow = Overview['clicksByDay'][number];
export type TopStoreRow = Overview['topStores'][number];
export type TopCouponRow = Overview['topCoupons'][number];

/** Each row with the count of all that end soon. */
export type ExpiringRow = Overview['expiring'][number] & { total: number };

export type DraftRow = Omit<Overview['drafts'][number], 'createdAt'> & { createdAt: Date };
