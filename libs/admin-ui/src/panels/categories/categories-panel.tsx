import type { Category } from '@deal-harbor/contracts';
import { Button } from 'antd';
import { RecordDrawer } from '../../form/record-drawer.tsx';
import { PanelActions } from '../../layout/panel-actions.tsx';
import type { Column } from '../../list/column.ts';
import { DataList } from '../../list/data-list.tsx';
import { ListToolbar } from '../../list/list-toolbar.tsx';
import { RowActions } from '../../list/row-actions.tsx';
import { SearchField } from '../../list/search-field.tsx';
import { useDelete } from '../../list/use-delete.ts';
import { useListState } from '../../list/use-list-state.ts';
import { useOwnersPage } from '../../list/use-owners-page.ts';
import { useOpened } from '../../navigation/use-opened.ts';
import { CATEGORIES_LIST, categoryKind, consequencesOf } from './categories.ts';
import { CategoryFields } from './category-fields.tsx';

const { path, noun } = categoryKind;

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
  const { open } = useOpened();
  const place = useListState(CATEGORIES_LIST);
  const query = useOwnersPage<Category>(path, place.state);
  const deletion = useDelete(categoryKind, consequencesOf);
  return (
    <>
      <PanelActions>
        <Button type="primary" onClick={() => open('new')}>
          Add category
        </Button>
      </PanelActions>
      <ListToolbar>
        <SearchField what={noun.many} {...place.search} />
      </ListToolbar>
      <DataList
        query={query}
        noun={noun}
        columns={COLUMNS}
        nameOf={({ name }) => name}
        place={place}
        actions={({ id, name }) => <RowActions id={id} name={name} deletion={deletion} />}
      />
      <RecordDrawer kind={categoryKind} Fields={CategoryFields} />
    </>
  );
}
