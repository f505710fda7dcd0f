import { ExpirySelect } from '../../deals/expiry-select.tsx';
import { StoreFilter, type useFilterStore } from '../../deals/store-filter.tsx';
import { FeaturedSelect, FlagSelect } from '../../list/flag-select.tsx';
import type { ListState } from '../../list/list-state.ts';
import { ListToolbar } from '../../list/list-toolbar.tsx';
import { SearchField } from '../../list/search-field.tsx';
import type { ChangeList } from '../../list/use-list-state.ts';
import { couponKind } from './coupons.ts';

interface CouponsToolbarProps {
  state: ListState;
  change: ChangeList;
  chosen: ReturnType<typeof useFilterStore>;
}

export function CouponsToolbar({ state, change, chosen }: CouponsToolbarProps) {
  const { search, filters } = state;
  const narrow = (name: string) => (value: string) => change({ filters: { [name]: value } });
  return (
    <ListToolbar>
      <SearchField
        what={couponKind.noun.many}
        value={search}
        onChange={(text) => change({ search: text })}
      />
      <StoreFilter chosen={chosen} onChange={narrow('storeId')} />
      <ExpirySelect value={filters.expiry ?? ''} onChange={narrow('expiry')} />
      <FlagSelect
        label="Verified"
        words={['Verified or not', 'Verified', 'Not verified']}
        value={filters.verified ?? ''}
        onChange={narrow('verified')}
      />
      <FeaturedSelect value={filters.featured ?? ''} onChange={narrow('featured')} />
    </ListToolbar>
  );
}
