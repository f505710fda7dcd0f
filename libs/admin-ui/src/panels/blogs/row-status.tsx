import type { BlogStatus, BlogSummary } from '@deal-harbor/contracts';
import { Select } from 'antd';
import { useRowField } from '../../list/use-row-field.ts';
import { blogKind, STATUS_OPTIONS } from './blogs.ts';

const KIND = { ...blogKind, toasts: { ...blogKind.toasts, updated: 'Status Updated' } };

export function RowStatus({ row }: { row: BlogSummary }) {
  const { value, busy, change } = useRowField<'status', BlogStatus>({
    kind: KIND,
    row,
    field: 'status',
  });
  return (
    <Select
      className="admin-row-status"
      aria-label={`Status of ${row.title}`}
      value={value}
      options={STATUS_OPTIONS}
      loading={busy}
      disabled={busy}
      onChange={change}
    />
  );
}
