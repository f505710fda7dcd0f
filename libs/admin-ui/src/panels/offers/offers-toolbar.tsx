import { Segmented } from 'antd';
import { ExpirySelect } from '../../deals/expiry-select.tsx';
import { StoreFilter, type useFilterStore } from '../../deals/store-filter.tsx';
import { FlagSelect } from '../../list/flag-select.tsx';
import type { ListState } from '../../list/list-state.ts';
import { ListToolbar } from '../../list/list-toolbar.tsx';
import { SearchField } from '../../list/search-field.tsx';
import type { ChangeList } from '../../list/use-list-state.ts';
import { OFFERS } from './offers.ts';

interface OffersToolbarProps {
  state: ListState;
  change: ChangeList;
  chosen: ReturnType<typeof useFilterStore>;
  /** Whether a store's list is there from its first offer to its last. */
  whole: boolean;
}

export function OffersToolbar({ state, change, chosen, whole }: OffersToolbarProps) {
  const { search, filters } = state;
  const narrow = (name: string) => (value: string) => change({ filters: { [name]: value } });
  return (
    <>
      <ListToolbar>
        <SearchField
          what={OFFERS.noun.many}
          value={search}
          onChange={(text) => change({ search: text })}
        />
        <StoreFilter chosen={chosen} onChange={narrow('storeId')} />
        <FlagSelect
          label="Active"
          words={['Active or not', 'Active', 'Inactive']}
          value={filters.active ?? ''}
          onChange={narrow('active')}
        />
        <ExpirySelect value={filters.expiry ?? ''} onChange={narrow('expiry')} />
        {chosen.id !== null && whole && (
          <Segmented
            aria-label="How the offers are shown"
            value={filters.view ?? ''}
            options={[
              { value: '', label: 'In order' },
              { value: 'table', label: 'As a table' },
            ]}
            onChange={narrow('view')}
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
