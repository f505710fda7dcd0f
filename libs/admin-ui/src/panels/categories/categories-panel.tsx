import type { Category, CategoryDependents } from '@deal-harbor/contracts';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useCall } from '../../data/calls.ts';
import { ownersQueries } from '../../data/owners-queries.ts';
import { failed } from '../../data/use-write.ts';
import { RecordDrawer } from '../../form/record-drawer.tsx';
import { PanelActions } from '../../layout/panel-actions.tsx';
import type { Column } from '../../list/column.ts';
import { DataList } from '../../list/data-list.tsx';
import { ListToolbar } from '../../list/list-toolbar.tsx';
import { usePaging } from '../../list/page-size.ts';
import { RowActions } from '../../list/row-actions.tsx';
import { SearchField } from '../../list/search-field.tsx';
import { useDelete } from '../../list/use-delete.ts';
import { useListState } from '../../list/use-list-state.ts';
import { useOpened } from '../../navigation/use-opened.ts';
import { CATEGORIES_LIST, categoryKind, consequencesOf } from './categories.ts';
import { CategoryFields } from './category-fields.tsx';

const { path, touches, noun } = categoryKind;

const COLUMNS: readonly Column<Category>[] = [
  { title: 'Name', order: 'name', render: ({ name }) => <strong>{name}</strong> },
  { title: 'Slug', order: 'slug', render: ({ slug }) => slug },
  {
    title: 'Stores',
    order: 'stores',
    align: 'right',
    render: ({ storeCount }) => storeCount.toLocaleString('en-US'),
  },
];

export default function CategoriesPanel() {
  const call = useCall();
  const { open } = useOpened();
  const [state, change] = useListState(CATEGORIES_LIST);
  const { search, order } = state;
  const query = useQuery(
    ownersQueries.list<Category>(path, { search, order, ...usePaging(state.page) }),
  );
  const deletion = useDelete({
    noun: noun.one,
    path,
    touches,
    success: { title: 'Category deleted successfully' },
    failure: failed('Failed to delete category'),
    consequences: async (id) =>
      consequencesOf(
        await call<CategoryDependents>({ method: 'GET', path: `${path}/${id}/dependents` }),
      ),
  });
  const add = (
    <Button type="primary" onClick={() => open('new')}>
      Add category
    </Button>
  );
  return (
    <>
      <PanelActions>{add}</PanelActions>
      <ListToolbar>
        <SearchField
          what={noun.many}
          value={search}
          onChange={(text) => change({ search: text })}
        />
      </ListToolbar>
      <DataList
        query={query}
        noun={noun}
        columns={COLUMNS}
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
      <RecordDrawer kind={categoryKind} Fields={CategoryFields} />
    </>
  );
}
