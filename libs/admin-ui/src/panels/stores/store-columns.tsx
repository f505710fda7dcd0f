import type { AdminStore } from '@deal-harbor/contracts';
import { Picture } from '../../form/picture.tsx';
import type { Column } from '../../list/column.ts';

const figure = (value: number) => value.toLocaleString('en-US');

export const STORE_COLUMNS: readonly Column<AdminStore>[] = [
  {
    title: 'Store',
    order: 'name',
    render: ({ name, slug, logo }) => (
      <span className="admin-named">
        <Picture address={logo ?? ''} alt="" />
        <span>
          <strong>{name}</strong>
          <span className="admin-muted">/store/{slug}</span>
        </span>
      </span>
    ),
  },
  {
    title: 'Category',
    order: 'category',
    render: ({ category }) => category ?? <span className="admin-muted">None</span>,
  },
  {
    title: 'Deals',
    align: 'right',
    from: 'lg',
    render: ({ dealCount, storedDealCount }) => (
      <>
        {figure(dealCount)}
        {storedDealCount > 0 && <span className="admin-muted"> (set by you)</span>}
      </>
    ),
  },
  {
    title: 'Clicks',
    order: 'clicks',
    align: 'right',
    from: 'lg',
    render: ({ clicks }) => figure(clicks),
  },
];
