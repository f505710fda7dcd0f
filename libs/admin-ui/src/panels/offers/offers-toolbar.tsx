import { Segmented } from 'antd';
import { ExpirySelect } from '../../deals/expiry-select.tsx';
import { StoreFilter, type useFilterStore } from '../../deals/store-filter.tsx';
import { FlagSelect } from '../../list/flag-select.tsx';
import { ListToolbar } from '../../list/list-toolbar.tsx';
import { SearchField } from '../../list/search-field.tsx';
import type { ListPlace } from '../../list/use-list-state.ts';
import { OFFERS } from './offers.ts';

interface OffersToolbarProps {
  place: ListPlace;
  chosen: ReturnType<typeof useFilterStore>;
  /** Whether a store's list is there from its first offer to its last. */
  whole: boolean;
}

export function OffersToolbar({ place: { search, filter }, chosen, whole }: OffersToolbarProps) {
  return (
    <>
      <ListToolbar>
        <SearchField what={OFFERS.noun.many} {...search} />
        <StoreFilter chosen={chosen} onChange={filter('storeId').onChange} />
        <FlagSelect
          label="Active"
          words={['Active or not', 'Active', 'Inactive']}
          {...filter('active')}
        />
        <ExpirySelect {...filter('expiry')} />
        {chosen.id !== null && whole && (
          <Segmented
            aria-label="How the offers are shown"
            options={[
              { value: '', label: 'In order' },
              { value: 'table', label: 'As a table' },
            ]}
            {...filter('view')}
          />
        )}
      </ListToolbar>
      {chosen.id === null && (
        <p className="admin-hint">Choose a store to put its offers in order.</p>
      )}
      {chosen.id !== null && !whole && (
        <p className="admin-hint">
          Take the search and the other filters away to put the store’s offers in order.
        </p>
      )}
    </>
  );
}
