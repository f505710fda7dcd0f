import type { Product } from '@deal-harbor/contracts';
import { Button } from 'antd';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { RecordDrawer } from '../../form/record-drawer.tsx';
import { PanelActions } from '../../layout/panel-actions.tsx';
import { DataList } from '../../list/data-list.tsx';
import { FilterSelect } from '../../list/filter-select.tsx';
import { FeaturedSelect } from '../../list/flag-select.tsx';
import { ListToolbar } from '../../list/list-toolbar.tsx';
import { RowActions } from '../../list/row-actions.tsx';
import { SearchField } from '../../list/search-field.tsx';
import { useDelete } from '../../list/use-delete.ts';
import { useListState } from '../../list/use-list-state.ts';
import { useOwnersPage } from '../../list/use-owners-page.ts';
import { useOpened } from '../../navigation/use-opened.ts';
import { PRODUCT_COLUMNS } from './product-columns.tsx';
import { ProductFields } from './product-fields.tsx';
import { CATEGORY_OPTIONS, PRODUCTS_LIST, productKind } from './products.ts';
import { ReviewDialog } from './review-dialog.tsx';

const { path, noun } = productKind;

export default function AmazonProductsPanel() {
  const { open } = useOpened();
  const [reviewed, setReviewed] = useState<Product | null>(null);
  const place = useListState(PRODUCTS_LIST);
  const query = useOwnersPage<Product>(path, place.state);
  const deletion = useDelete(productKind);
  return (
    <>
      <PanelActions>
        <Button type="primary" onClick={() => open('new')}>
          Add product
        </Button>
      </PanelActions>
      <ListToolbar>
        <SearchField what={noun.many} {...place.search} />
        <FilterSelect
          label="Category"
          all="Every category"
          options={CATEGORY_OPTIONS}
          {...place.filter('category')}
        />
        <FeaturedSelect {...place.filter('featured')} />
      </ListToolbar>
      <DataList
        query={query}
        noun={noun}
        columns={PRODUCT_COLUMNS}
        nameOf={({ name }) => name}
        place={place}
        actions={(product) => (
          <>
            <Button
              type="text"
              aria-label={`Generate a review of ${product.name}`}
              title="Generate review"
              icon={<Sparkles size={16} aria-hidden="true" />}
              onClick={() => setReviewed(product)}
            />
            <RowActions id={product.id} name={product.name} deletion={deletion} />
          </>
        )}
      />
      <RecordDrawer kind={productKind} Fields={ProductFields} />
      {reviewed && <ReviewDialog product={reviewed} onClose={() => setReviewed(null)} />}
    </>
  );
}
