import type { BlogSummary } from '@deal-harbor/contracts';
import { Star } from 'lucide-react';
import type { Column } from '../../list/column.ts';
import { inTitleCase } from './blogs.ts';
import { RowFeatured, RowStatus } from './row-switches.tsx';

const day = (instant: string) =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' }).format(
    new Date(instant),
  );

export const BLOG_COLUMNS: readonly Column<BlogSummary>[] = [
  {
    title: 'Title',
    order: 'title',
    render: ({ title, slug, featured }) => (
      <div className="admin-post-title">
        <strong>{title}</strong>
        {featured && (
          <span className="admin-mark">
            <Star size={14} aria-hidden="true" /> Featured
          </span>
        )}
        <span className="admin-muted">{slug}</span>
      </div>
    ),
  },
  { title: 'Category', order: 'category', render: ({ category }) => inTitleCase(category) },
  { title: 'Status', order: 'status', render: (row) => <RowStatus row={row} /> },
  { title: 'Featured', render: (row) => <RowFeatured row={row} /> },
  {
    title: 'Views',
    order: 'views',
    align: 'right',
    from: 'lg',
    render: ({ viewCount }) => viewCount.toLocaleString('en-US'),
  },
  {
    title: 'Published',
    order: 'published',
    from: 'lg',
    render: ({ publishedAt }) =>
      publishedAt ? <time dateTime={publishedAt}>{day(publishedAt)}</time> : 'Not yet',
  },
];
