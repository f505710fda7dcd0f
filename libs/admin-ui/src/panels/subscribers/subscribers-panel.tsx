import { OWNERS_ORDERS, type Subscriber, shortDate } from '@deal-harbor/contracts';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Download, Trash2 } from 'lucide-react';
import { ownersQueries } from '../../data/owners-queries.ts';
import { failed } from '../../data/use-write.ts';
import { PanelActions } from '../../layout/panel-actions.tsx';
import type { Column } from '../../list/column.ts';
import { DataList } from '../../list/data-list.tsx';
import { ListToolbar } from '../../list/list-toolbar.tsx';
import { usePaging } from '../../list/page-size.ts';
import { SearchField } from '../../list/search-field.tsx';
import { useDelete } from '../../list/use-delete.ts';
import { useListState } from '../../list/use-list-state.ts';
import { useExport } from './use-export.ts';

const PATH = '/api/newsletter/subscribers';
const NOUN = { one: 'subscriber', many: 'subscribers' };
const LIST = { orders: OWNERS_ORDERS.subscribers };

const COLUMNS: readonly Column<Subscriber>[] = [
  { title: 'Email', order: 'email', render: ({ email }) => <strong>{email}</strong> },
  {
    title: 'Subscribed',
    order: 'created',
    render: ({ createdAt }) => <time dateTime={createdAt}>{shortDate(createdAt)}</time>,
  },
];

export default function SubscribersPanel() {
  const [state, change] = useListState(LIST);
  const { search, order } = state;
  const query = useQuery(
    ownersQueries.closedList<Subscriber>(PATH, { search, order, ...usePaging(state.page) }),
  );
  const deletion = useDelete({
    noun: NOUN.one,
    path: PATH,
    touches: [PATH],
    success: { title: 'Subscriber deleted successfully' },
    failure: failed('Failed to delete subscriber'),
  });
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
        <SearchField
          what={NOUN.many}
          value={search}
          onChange={(text) => change({ search: text })}
        />
      </ListToolbar>
      <DataList
        query={query}
        noun={NOUN}
        columns={COLUMNS}
        nameOf={({ email }) => email}
        state={state}
        change={change}
        actions={({ id, email }) => (
          <Button
            type="text"
            danger
            aria-label={`Delete ${email}`}
            title="Delete"
            icon={<Trash2 size={16} aria-hidden="true" />}
            onClick={() => deletion.ask(id, email)}
          />
        )}
      />
    </>
  );
}
