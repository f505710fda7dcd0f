import { type BlogSummary, shortDate } from '@deal-harbor/contracts';
import { Star } from 'lucide-react';
import type { Column } from '../../list/column.ts';
import { FlagSwitch } from '../../list/flag-switch.tsx';
import { blogKind, inTitleCase } from './blogs.ts';
import { RowStatus } from './row-status.tsx';

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
  {
    title: 'Featured',
    render: (row) => (
      <FlagSwitch kind={blogKind} row={row} field="featured" label={`Featured: ${row.title}`} />
    ),
  },
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
      publishedAt ? <time dateTime={publishedAt}>{shortDate(publishedAt)}</time> : 'Not yet',
  },
];
