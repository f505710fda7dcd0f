import type { Product } from '@deal-harbor/contracts';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { ownersQueries } from '../../data/owners-queries.ts';
import { failed } from '../../data/use-write.ts';
import { RecordDrawer } from '../../form/record-drawer.tsx';
import { PanelActions } from '../../layout/panel-actions.tsx';
import { DataList } from '../../list/data-list.tsx';
import { FilterSelect } from '../../list/filter-select.tsx';
import { FeaturedSelect } from '../../list/flag-select.tsx';
import { ListToolbar } from '../../list/list-toolbar.tsx';
import { usePaging } from '../../list/page-size.ts';
import { RowActions } from '../../list/row-actions.tsx';
import { SearchField } from '../../list/search-field.tsx';
import { useDelete } from '../../list/use-delete.ts';
import { useListState } from '../../list/use-list-state.ts';
import { useOpened } from '../../navigation/use-opened.ts';
import { PRODUCT_COLUMNS } from './product-columns.tsx';
import { ProductFields } from './product-fields.tsx';
import { CATEGORY_OPTIONS, PRODUCTS_LIST, productKind } from './products.ts';
import { ReviewDialog } from './review-dialog.tsx';

const { path, touches, noun } = productKind;

export default function AmazonProductsPanel() {
  const { open } = useOpened();
  const [reviewed, setReviewed] = useState<Product | null>(null);
  const [state, change] = useListState(PRODUCTS_LIST);
  const { search, order, filters } = state;
  const query = useQuery(
    ownersQueries.list<Product>(path, { search, order, ...filters, ...usePaging(state.page) }),
  );
  const deletion = useDelete({
    noun: noun.one,
    path,
    touches,
    success: { title: 'Product deleted successfully!' },
    failure: failed('Error'),
  });
  const filter = (name: string) => ({
    value: filters[name] ?? '',
    onChange: (value: string) => change({ filters: { ...filters, [name]: value } }),
  });
  const add = (
    <Button type="primary" onClick={() => open('new')}>
      Add product
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
        <FilterSelect
          label="Category"
          all="Every category"
          options={CATEGORY_OPTIONS}
          {...filter('category')}
        />
        <FeaturedSelect {...filter('featured')} />
      </ListToolbar>
      <DataList
        query={query}
        noun={noun}
        columns={PRODUCT_COLUMNS}
        nameOf={({ name }) => name}
        state={state}
        change={change}
        actions={(product) => (
          <>
            <Button
              type="text"
              aria-label={`Generate a review of ${product.name}`}
              title="Generate review"
              icon={<Sparkles size={16} aria-hidden="true" />}
              onClick={() => setReviewed(product)}
            />
            <RowActions
              name={product.name}
              onEdit={() => open(product.id)}
              onDelete={() => deletion.ask(product.id, product.name)}
              deleting={deletion.asking === product.id}
            />
          </>
        )}
      />
      <RecordDrawer kind={productKind} Fields={ProductFields} />
      {reviewed && <ReviewDialog product={reviewed} onClose={() => setReviewed(null)} />}
    </>
  );
}
