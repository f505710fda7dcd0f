import type { BlogSummary } from '@deal-harbor/contracts';
import { Select, Switch } from 'antd';
import { STATUS_OPTIONS } from './blogs.ts';
import { useRowChange } from './use-row-change.ts';

interface RowProps {
  row: BlogSummary;
}

export function RowStatus({ row }: RowProps) {
  const { shown, busy, change } = useRowChange(row);
  return (
    <Select
      className="admin-row-status"
      aria-label={`Status of ${row.title}`}
      value={shown.status}
      options={STATUS_OPTIONS}
      loading={busy}
      disabled={busy}
      onChange={(status) => change({ status })}
    />
  );
}

export function RowFeatured({ row }: RowProps) {
  const { shown, busy, change } = useRowChange(row);
  return (
    <Switch
      aria-label={`Featured: ${row.title}`}
      checked={shown.featured}
      loading={busy}
      onChange={(featured) => change({ featured })}
    />
  );
}
