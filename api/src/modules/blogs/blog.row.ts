import type { Blog, BlogSummary } from '@deal-harbor/contracts';

interface Instants {
  publishedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

/** Posts as the repository's SQL answers them. */
export type BlogSummaryRow = Omit<BlogSummary, keyof Instants> & Instants;
export type BlogRow = Omit<Blog, keyof Instants> & Instants;
