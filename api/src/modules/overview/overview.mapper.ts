import { BLOG_STATUSES, type BlogStatus, type Overview } from '@deal-harbor/contracts';
import type { CountsRow, DraftRow, ExpiringRow } from './overview.row.js';

export function toCounts({ posts, ...row }: CountsRow): Overview['counts'] {
  const entries = BLOG_STATUSES.map((status) => [status, posts?.[status] ?? 0]);
  return { ...row, posts: Object.fromEntries(entries) as Record<BlogStatus, number> };
}

export function toExpiring(rows: ExpiringRow[]): Pick<Overview, 'expiring' | 'expiringTotal'> {
  return {
    expiring: rows.map(({ total, ...row }) => row),
    expiringTotal: rows[0]?.total ?? 0,
  };
}

export function toDraft({ createdAt, ...row }: DraftRow): Overview['drafts'][number] {
  return { ...row, createdAt: createdAt.toISOString() };
}
