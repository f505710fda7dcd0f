import { OWNERS_ORDERS, type Subscriber, shortDate } from '@deal-harbor/contracts';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Download } from 'lucide-react';
import { ownersQueries } from '../../data/owners-queries.ts';
import { PanelActions } from '../../layout/panel-actions.tsx';
import type { Column } from '../../list/column.ts';
import { DataList } from '../../list/data-list.tsx';
import { ListToolbar } from '../../list/list-toolbar.tsx';
import { usePaging } from '../../list/page-size.ts';
import { DeleteButton } from '../../list/row-actions.tsx';
import { SearchField } from '../../list/search-field.tsx';
import { type Deletable, useDelete } from '../../list/use-delete.ts';
import { useListState } from '../../list/use-list-state.ts';
import { useExport } from './use-export.ts';

const PATH = '/api/newsletter/subscribers';
const LIST = { orders: OWNERS_ORDERS.subscribers };

const SUBSCRIBERS: Deletable = {
  noun: { one: 'subscriber', many: 'subscribers' },
  path: PATH,
  touches: [PATH],
  fate: 'gone',
  toasts: {
    deleted: 'Subscriber deleted successfully',
    deleteFailed: 'Failed to delete subscriber',
  },
};
const { noun } = SUBSCRIBERS;

const COLUMNS: readonly Column<Subscriber>[] = [
  { title: 'Email', order: 'email', render: ({ email }) => <strong>{email}</strong> },
  {
    title: 'Subscribed',
    order: 'created',
    render: ({ createdAt }) => <time dateTime={createdAt}>{shortDate(createdAt)}</time>,
  },
];

export default function SubscribersPanel() {
  const place = useListState(LIST);
  const { search, order, page } = place.state;
  const query = useQuery(
    ownersQueries.closedList<Subscriber>(PATH, { search, order, ...usePaging(page) }),
  );
  const deletion = useDelete(SUBSCRIBERS);
  const { save, saving } = useExport(`${PATH}.csv`);
  return (
    <>
      <PanelActions>
        <Button
          icon={<Download size={16} aria-hidden="true" />}
          onClick={save}
          loading={saving}
          disabled={query.data?.total === 0}
        >
          Export CSV
        </Button>
      </PanelActions>
      <ListToolbar>
        <SearchField what={noun.many} {...place.search} />
      </ListToolbar>
      <DataList
        query={query}
        noun={noun}
        columns={COLUMNS}
        nameOf={({ email }) => email}
        place={place}
        actions={({ id, email }) => <DeleteButton id={id} name={email} deletion={deletion} />}
      />
    </>
  );
}
