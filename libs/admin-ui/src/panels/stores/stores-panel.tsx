import type { AdminStore, StoreDependents } from '@deal-harbor/contracts';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useCall } from '../../data/calls.ts';
import { ownersQueries } from '../../data/owners-queries.ts';
import { failed } from '../../data/use-write.ts';
import { CategorySelect } from '../../form/category-select.tsx';
import { RecordDrawer } from '../../form/record-drawer.tsx';
import { PanelActions } from '../../layout/panel-actions.tsx';
import { DataList } from '../../list/data-list.tsx';
import { ListToolbar } from '../../list/list-toolbar.tsx';
import { usePaging } from '../../list/page-size.ts';
import { RowActions } from '../../list/row-actions.tsx';
import { SearchField } from '../../list/search-field.tsx';
import { useDelete } from '../../list/use-delete.ts';
import { useListState } from '../../list/use-list-state.ts';
import { useOpened } from '../../navigation/use-opened.ts';
import { STORE_COLUMNS } from './store-columns.tsx';
import { StoreFields } from './store-fields.tsx';
import { consequencesOf, STORES_LIST, storeKind } from './stores.ts';

const { path, touches, noun } = storeKind;

export default function StoresPanel() {
  const call = useCall();
  const { open } = useOpened();
  const [state, change] = useListState(STORES_LIST);
  const { search, order, filters } = state;
  const query = useQuery(
    ownersQueries.list<AdminStore>(path, {
      search,
      order,
      category: filters.category,
      ...usePaging(state.page),
    }),
  );
  const deletion = useDelete({
    noun: noun.one,
    path,
    touches,
    success: { title: 'Store deleted successfully' },
    failure: failed('Failed to delete store'),
    consequences: async (id) =>
      consequencesOf(
        await call<StoreDependents>({ method: 'GET', path: `${path}/${id}/dependents` }),
      ),
  });
  return (
    <>
      <PanelActions>
        <Button type="primary" onClick={() => open('new')}>
          Add store
        </Button>
      </PanelActions>
      <ListToolbar>
        <SearchField
          what={noun.many}
          value={search}
          onChange={(text) => change({ search: text })}
        />
        <CategorySelect
          by="slug"
          className="admin-filter"
          label="Category"
          none="Every category"
          value={filters.category ?? ''}
          onChange={(slug) => change({ filters: { category: slug ?? '' } })}
        />
      </ListToolbar>
      <DataList
        query={query}
        noun={noun}
        columns={STORE_COLUMNS}
        nameOf={({ name }) => name}
        state={state}
        change={change}
        actions={({ id, name }) => (
          <RowActions
            name={name}
            onEdit={() => open(id)}
            onDelete={() => deletion.ask(id, name)}
            deleting={deletion.asking === id}
          />
        )}
      />
      <RecordDrawer kind={storeKind} Fields={StoreFields} />
    </>
  );
}
