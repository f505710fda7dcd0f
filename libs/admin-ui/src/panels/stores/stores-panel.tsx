import type { AdminStore } from '@deal-harbor/contracts';
import { Button } from 'antd';
import { CategorySelect } from '../../form/category-select.tsx';
import { RecordDrawer } from '../../form/record-drawer.tsx';
import { PanelActions } from '../../layout/panel-actions.tsx';
import { DataList } from '../../list/data-list.tsx';
import { ListToolbar } from '../../list/list-toolbar.tsx';
import { RowActions } from '../../list/row-actions.tsx';
import { SearchField } from '../../list/search-field.tsx';
import { useDelete } from '../../list/use-delete.ts';
import { useListState } from '../../list/use-list-state.ts';
import { useOwnersPage } from '../../list/use-owners-page.ts';
import { useOpened } from '../../navigation/use-opened.ts';
import { STORE_COLUMNS } from './store-columns.tsx';
import { StoreFields } from './store-fields.tsx';
import { consequencesOf, STORES_LIST, storeKind } from './stores.ts';

const { path, noun } = storeKind;

export default function StoresPanel() {
  const { open } = useOpened();
  const place = useListState(STORES_LIST);
  const query = useOwnersPage<AdminStore>(path, place.state);
  const deletion = useDelete(storeKind, consequencesOf);
  const category = place.filter('category');
  return (
    <>
      <PanelActions>
        <Button type="primary" onClick={() => open('new')}>
          Add store
        </Button>
      </PanelActions>
      <ListToolbar>
        <SearchField what={noun.many} {...place.search} />
        <CategorySelect
          by="slug"
          className="admin-filter"
          label="Category"
          none="Every category"
          value={category.value}
          onChange={(slug) => category.onChange(slug ?? '')}
        />
      </ListToolbar>
      <DataList
        query={query}
        noun={noun}
        columns={STORE_COLUMNS}
        nameOf={({ name }) => name}
        place={place}
        actions={({ id, name }) => <RowActions id={id} name={name} deletion={deletion} />}
      />
      <RecordDrawer kind={storeKind} Fields={StoreFields} />
    </>
  );
}
